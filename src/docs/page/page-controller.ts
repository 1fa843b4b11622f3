import type { ProductSource } from '#docs/model/product.ts'
import { anchorOf, tryOutOf } from './anchors.ts'
import { Listeners } from './listeners.ts'
import { Packs } from './packs.ts'
import { pushView, replaceFragment, storedViews, watchNavigation } from './page-address.ts'
import { type Choices, type PageParts, type View, type Visit, viewKey } from './page-context.ts'
import { ScrollTarget } from './scroll-target.ts'
import { SectionList, sectionOf } from './section-list.ts'
import { introductionAnchor, type Section, sectionFinder, sectionsOf } from './sections.ts'

/** Milliseconds for which the reader stays in a section before the address names it. */
const ADDRESS_DELAY = 250

/** Tracks the section that the reader is in, link targets and printing. */
export class PageController {
  readonly sections: Section[]
  readonly list: SectionList
  readonly target = new ScrollTarget()
  readonly parts: Omit<PageParts, 'tryOut'>
  #sectionOf: (anchor: string) => number | undefined
  #onAnchorChange: (anchor: string) => void
  #listeners = new Listeners()
  #visit: Visit = { anchor: '', count: 0 }
  #isPrinting = false
  #current = -1
  #path = window.location.pathname
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(source: ProductSource, choices: Choices, onAnchorChange: (anchor: string) => void) {
    this.sections = sectionsOf(source.product)
    this.#sectionOf = sectionFinder(source.product, this.sections)
    this.#onAnchorChange = onAnchorChange
    this.list = new SectionList(this.sections.map(({ height }) => height))
    this.parts = { source, packs: new Packs(source), choices, onViewChange: this.#onViewChange }
    const anchor = anchorOf(window.location.hash)
    this.#restoreViews()
    if (anchor === '' || !this.#goTo(anchor)) this.list.renderWindow(0)
  }

  subscribe = this.#listeners.subscribe

  visit = () => this.#visit

  isPrinting = () => this.#isPrinting

  attach(list: HTMLElement) {
    this.#path = window.location.pathname
    const detach = [
      this.list.attach(list),
      this.target.attach(list),
      watchNavigation((anchor, by) => {
        if (by === 'history') this.#restoreViews()
        this.#goTo(anchor)
      }),
    ]
    const onScroll = () => {
      this.target.onScroll()
      this.#updateCurrent()
    }
    const onResize = () => {
      this.target.align()
      this.#updateCurrent()
    }
    // A section below the first visible one can change its height without a scroll event.
    const resized = new ResizeObserver(() => this.#updateCurrent())
    resized.observe(list)
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('resize', onResize)
    this.target.align()
    this.#updateCurrent()
    return () => {
      clearTimeout(this.#timer)
      resized.disconnect()
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('resize', onResize)
      for (const each of detach) each()
    }
  }

  /** Tab moves to the next control, so the sections around must be rendered by then. */
  renderAround(section: number) {
    this.list.render([section - 1, section + 1])
  }

  print(isPrinting: boolean) {
    this.#isPrinting = isPrinting
    this.#listeners.notify()
  }

  #goTo(anchor: string) {
    const section = anchor === '' ? 0 : this.#sectionOf(anchor)
    if (section === undefined) return false
    this.#visit = { anchor, count: this.#visit.count + 1 }
    this.target.set(anchor, section)
    this.list.renderWindow(section)
    this.#listeners.notify()
    this.#updateAddressSoon(section)
    return true
  }

  /** Back, Forward and reload restore the selected view. */
  #restoreViews() {
    for (const [id, view] of storedViews())
      this.parts.choices.set(viewKey(id), { value: view, visit: this.#visit.count + 1 })
  }

  /** Names the operation in the current entry, so that Back restores it with its view. */
  #onViewChange = (id: string, from: View, to: View) => {
    const section = this.#sectionOf(id)
    if (section === undefined) return
    clearTimeout(this.#timer)
    this.target.release()
    if (this.#sectionOf(anchorOf(window.location.hash)) !== section) replaceFragment(id)
    pushView(to === 'try-out' ? tryOutOf(id) : id, id, from, to)
    this.#setCurrent(section)
  }

  #updateCurrent() {
    this.#setCurrent(this.target.section() ?? this.#sectionInUse() ?? this.list.current())
  }

  #setCurrent(section: number) {
    if (section === this.#current) return
    this.#current = section
    this.#onAnchorChange(this.#anchor(section))
    this.#updateAddressSoon(section)
  }

  /** The section whose TRY OUT has the focus, while it is visible. */
  #sectionInUse(): number | undefined {
    const section = sectionOf(document.activeElement)
    const isInUse = isTrying(this.sections[section]?.anchor ?? '') && this.list.isInWindow(section)
    return isInUse ? section : undefined
  }

  #updateAddressSoon(section: number) {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#updateAddress(section), ADDRESS_DELAY)
  }

  /** The fragment keeps its exact anchor while the reader stays in its section or its open TRY OUT. */
  #updateAddress(section: number) {
    // During navigation to another page its URL is already set while this page is still shown.
    if (window.location.pathname !== this.#path) return
    const current = anchorOf(window.location.hash)
    const anchor = this.#anchor(section)
    const name = isTrying(anchor) ? tryOutOf(anchor) : anchor
    const isExact = current !== '' && this.#sectionOf(current) === section
    if (current !== name && (!isExact || name !== anchor)) replaceFragment(name)
  }

  /** The top of the page has no fragment. */
  #anchor(section: number) {
    const anchor = this.sections[section]?.anchor ?? ''
    return anchor === introductionAnchor ? '' : anchor
  }
}

const isTrying = (operationId: string) => document.getElementById(tryOutOf(operationId)) !== null
