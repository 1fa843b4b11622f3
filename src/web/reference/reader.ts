import { anchorOf } from './anchors.ts'
import type { ProductSource } from './model.ts'
import { Packs } from './packs.ts'
import type { PageParts, Visit } from './page.ts'
import { notePlace, watchPlaces } from './place.ts'
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
  #note: ReturnType<typeof setTimeout> | undefined

  constructor(source: ProductSource, onPlace: (anchor: string) => void) {
    this.sections = sectionsOf(source.product)
    this.#sectionOf = sectionFinder(source.product, this.sections)
    this.#onPlace = onPlace
    this.scroller = new Scroller({
      heights: this.sections.map(({ height }) => height),
      onPlace: (section) => this.#moved(section),
    })
    const pin = (key: string, anchor: string) => {
      this.scroller.pin(key, this.#sectionOf(anchor) ?? null)
      return () => this.scroller.pin(key, null)
    }
    const arrived = (anchor: string) => this.scroller.arrived(this.#sectionOf(anchor) ?? 0)
    this.parts = { source, packs: new Packs(source), choices: new Map(), pin, arrived }
    if (!this.#go(anchorOf(window.location.hash))) this.scroller.start()
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  visit = () => this.#visit

  isPrinting = () => this.#printing

  attach(container: HTMLElement) {
    const detach = this.scroller.attach(container)
    const unwatch = watchPlaces((anchor) => this.#go(anchor))
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
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }

  /** The whole page, so everything is loaded first. */
  print = async () => {
    const { source, packs } = this.parts
    await packs.load(Array.from({ length: source.product.packCount }, (_, pack) => pack))
    window.print()
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
    if (section === undefined || (anchor === '' && this.#visit.count === 0)) return false
    clearTimeout(this.#note)
    this.#visit = { anchor, count: this.#visit.count + 1 }
    this.#tell()
    this.scroller.visit(anchor, section)
    return true
  }

  #moved(section: number) {
    this.#onPlace(this.#anchor(section))
    clearTimeout(this.#note)
    this.#note = setTimeout(() => this.#noteSection(section), NOTED_AFTER)
  }

  /** The fragment keeps naming the exact place as long as the reader stays in its section. */
  #noteSection(section: number) {
    const current = anchorOf(window.location.hash)
    if (current !== '' && this.#sectionOf(current) === section) return
    if (current !== this.#anchor(section)) notePlace(this.#anchor(section))
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
