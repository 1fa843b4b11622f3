import { anchorOf, tryOutOf } from './anchors.ts'
import type { ProductSource } from './model.ts'
import { Packs } from './packs.ts'
import { type PageParts, type View, type Visit, viewKey } from './page.ts'
import { notePlace, pushView, viewsHere, watchPlaces } from './place.ts'
import { Scroller } from './scroller.ts'
import { introductionAnchor, type Section, sectionFinder, sectionsOf } from './sections.ts'

const NOTED_AFTER = 250

/** Where the reader is on a page, where they asked to be, and whether they print it. */
export class Reader {
  readonly sections: Section[]
  readonly scroller: Scroller
  readonly parts: Omit<PageParts, 'tryOut'>
  #sectionOf: (anchor: string) => number | undefined
  #onPlace: (anchor: string) => void
  #listeners = new Set<() => void>()
  #visit: Visit = { anchor: '', count: 0 }
  #printing = false
  #path = window.location.pathname
  #note: ReturnType<typeof setTimeout> | undefined

  constructor(source: ProductSource, onPlace: (anchor: string) => void) {
    this.sections = sectionsOf(source.product)
    this.#sectionOf = sectionFinder(source.product, this.sections)
    this.#onPlace = onPlace
    this.scroller = new Scroller({
      heights: this.sections.map(({ height }) => height),
      onPlace: (section) => this.#moved(section),
      working,
    })
    const pin = (key: string, anchor: string) => {
      this.scroller.pin(key, this.#sectionOf(anchor) ?? null)
      return () => this.scroller.pin(key, null)
    }
    const arrived = (anchor: string) => this.scroller.arrived(this.#sectionOf(anchor) ?? 0)
    const viewed = (id: string, from: View, to: View) => this.#viewed(id, from, to)
    this.parts = { source, packs: new Packs(source), choices: new Map(), pin, viewed, arrived }
    const anchor = anchorOf(window.location.hash)
    this.#restoreViews()
    if (anchor === '' || !this.#go(anchor)) this.scroller.start()
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  visit = () => this.#visit

  isPrinting = () => this.#printing

  attach(container: HTMLElement) {
    this.#path = window.location.pathname
    const detach = this.scroller.attach(container)
    const unwatch = watchPlaces((anchor, way) => {
      if (way === 'history') this.#restoreViews()
      this.#go(anchor)
    })
    return () => {
      clearTimeout(this.#note)
      unwatch()
      detach()
    }
  }

  /** `now` draws before the browser takes the picture. */
  watchPrinting(now: (draw: () => void) => void) {
    const { dataset } = document.documentElement
    let theme = dataset.theme
    const before = () => {
      theme = dataset.theme
      // Paper is light.
      dataset.theme = 'light'
      now(() => this.#print(true))
    }
    const after = () => {
      if (theme) dataset.theme = theme
      this.#print(false)
    }
    // The browser's own key prints what is loaded: it waits for no network, so the page takes it over.
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'p' || !(event.ctrlKey || event.metaKey) || event.altKey || this.isWhole()) return
      event.preventDefault()
      void this.print()
    }
    window.addEventListener('keydown', pressed)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('keydown', pressed)
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }

  /** The whole page, so everything is loaded first. */
  print = async () => {
    await this.parts.packs.load(this.#allPacks())
    window.print()
  }

  /** Whether every part of the page is there. */
  isWhole = () => this.#allPacks().every((pack) => this.parts.source.peek(pack) !== undefined)

  #allPacks() {
    return Array.from({ length: this.parts.source.product.packCount }, (_, pack) => pack)
  }

  /** What Tab reaches next has to be there. */
  pinAround(section: number) {
    for (const step of [-1, 1]) {
      const near = section + step
      this.scroller.pin(`around${step}`, near in this.sections ? near : null)
    }
  }

  #print(printing: boolean) {
    this.#printing = printing
    this.scroller.drawAll(printing)
    this.#tell()
  }

  #go(anchor: string) {
    const section = anchor === '' ? 0 : this.#sectionOf(anchor)
    if (section === undefined) return false
    this.#visit = { anchor, count: this.#visit.count + 1 }
    this.#tell()
    this.scroller.visit(anchor, section)
    this.#noteSoon(section)
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
    clearTimeout(this.#note)
    this.scroller.chosen(section)
    if (this.#sectionOf(anchorOf(window.location.hash)) !== section) notePlace(id)
    pushView(to === 'try-out' ? tryOutOf(id) : id, id, from, to)
  }

  #moved(section: number) {
    this.#onPlace(this.#anchor(section))
    this.#noteSoon(section)
  }

  #noteSoon(section: number) {
    clearTimeout(this.#note)
    this.#note = setTimeout(() => this.#noteSection(section), NOTED_AFTER)
  }

  /** The fragment keeps naming the exact place as long as the reader stays in its section; TRY OUT that is open is one. */
  #noteSection(section: number) {
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

  #tell() {
    for (const listener of this.#listeners) listener()
  }
}

const isTrying = (operationId: string) => document.getElementById(tryOutOf(operationId)) !== null

/** The section in whose TRY OUT the focus is. */
function working(): number | undefined {
  const frame = document.activeElement?.closest<HTMLElement>('[data-section]')
  return frame && isTrying(frame.dataset.place ?? '') ? Number(frame.dataset.section) : undefined
}
