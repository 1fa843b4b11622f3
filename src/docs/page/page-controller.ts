import { anchorOf, tryOutOf } from './anchors.ts'
import type { ProductSource } from './model.ts'
import { Packs } from './packs.ts'
import { notePlace, pushView, viewsHere, watchPlaces } from './page-address.ts'
import { type PageParts, type View, type Visit, viewKey } from './page-context.ts'
import { ScrollTarget } from './scroll-target.ts'
import { SectionList, sectionOf } from './section-list.ts'
import { introductionAnchor, type Section, sectionFinder, sectionsOf } from './sections.ts'

const ADDRESS_DELAY = 250

/** Where the reader is on a page, where links lead, and whether the page is being printed. */
export class PageController {
  readonly sections: Section[]
  readonly list: SectionList
  readonly target = new ScrollTarget()
  readonly parts: Omit<PageParts, 'tryOut'>
  #sectionOf: (anchor: string) => number | undefined
  #onPlace: (anchor: string) => void
  #listeners = new Set<() => void>()
  #visit: Visit = { anchor: '', count: 0 }
  #isPrinting = false
  #current = -1
  #path = window.location.pathname
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(source: ProductSource, onPlace: (anchor: string) => void) {
    this.sections = sectionsOf(source.product)
    this.#sectionOf = sectionFinder(source.product, this.sections)
    this.#onPlace = onPlace
    this.list = new SectionList(this.sections.map(({ height }) => height))
    const viewed = (id: string, from: View, to: View) => this.#viewed(id, from, to)
    this.parts = { source, packs: new Packs(source), choices: new Map(), viewed }
    const anchor = anchorOf(window.location.hash)
    this.#restoreViews()
    if (anchor === '' || !this.#go(anchor)) this.list.renderWindow(0)
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  visit = () => this.#visit

  isPrinting = () => this.#isPrinting

  attach(list: HTMLElement) {
    this.#path = window.location.pathname
    const detach = [
      this.list.attach(list),
      this.target.attach(list),
      watchPlaces((anchor, way) => {
        if (way === 'history') this.#restoreViews()
        this.#go(anchor)
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
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('resize', onResize)
    this.target.align()
    this.#updateCurrent()
    return () => {
      clearTimeout(this.#timer)
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('resize', onResize)
      for (const each of detach) each()
    }
  }

  /** Tab moves to the next control on the page: the sections around have to be rendered by then. */
  renderAround(section: number) {
    this.list.render([section - 1, section + 1])
  }

  print(isPrinting: boolean) {
    this.#isPrinting = isPrinting
    this.#notify()
  }

  #go(anchor: string) {
    const section = anchor === '' ? 0 : this.#sectionOf(anchor)
    if (section === undefined) return false
    this.#visit = { anchor, count: this.#visit.count + 1 }
    this.target.set(anchor, section)
    this.list.renderWindow(section)
    this.#notify()
    this.#updateAddressSoon(section)
    return true
  }

  /** Back, Forward and a reload show an operation as it was chosen then. */
  #restoreViews() {
    for (const [id, view] of viewsHere())
      this.parts.choices.set(viewKey(id), { value: view, visit: this.#visit.count + 1 })
  }

  /** The entry that is left names the operation: Back leads to it, in the view that it had. */
  #viewed(id: string, from: View, to: View) {
    const section = this.#sectionOf(id)
    if (section === undefined) return
    clearTimeout(this.#timer)
    this.target.release()
    if (this.#sectionOf(anchorOf(window.location.hash)) !== section) notePlace(id)
    pushView(to === 'try-out' ? tryOutOf(id) : id, id, from, to)
    this.#setCurrent(section)
  }

  #updateCurrent() {
    this.#setCurrent(this.target.section() ?? this.#sectionInUse() ?? this.list.current())
  }

  #setCurrent(section: number) {
    if (section === this.#current) return
    this.#current = section
    this.#onPlace(this.#anchor(section))
    this.#updateAddressSoon(section)
  }

  /** The section in whose TRY OUT the focus is, as long as it is in the window. */
  #sectionInUse(): number | undefined {
    const section = sectionOf(document.activeElement)
    const isInUse = isTrying(this.sections[section]?.anchor ?? '') && this.list.isInWindow(section)
    return isInUse ? section : undefined
  }

  #updateAddressSoon(section: number) {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#updateAddress(section), ADDRESS_DELAY)
  }

  /** The fragment keeps naming the exact place as long as the reader stays in its section; TRY OUT that is open is one. */
  #updateAddress(section: number) {
    // On the way to another page its address is there before this page is gone.
    if (window.location.pathname !== this.#path) return
    const current = anchorOf(window.location.hash)
    const anchor = this.#anchor(section)
    const name = isTrying(anchor) ? tryOutOf(anchor) : anchor
    const isExact = current !== '' && this.#sectionOf(current) === section
    if (current !== name && (!isExact || name !== anchor)) notePlace(name)
  }

  /** The top of the page has no fragment. */
  #anchor(section: number) {
    const anchor = this.sections[section]?.anchor ?? ''
    return anchor === introductionAnchor ? '' : anchor
  }

  #notify() {
    for (const listener of this.#listeners) listener()
  }
}

const isTrying = (operationId: string) => document.getElementById(tryOutOf(operationId)) !== null
