import { Hold } from './hold.ts'
import { adjust, indexAt, mostOf, type Range, type Run, rangeBetween, runsOf, topsOf, touches } from './window.ts'

/** What React draws: sections by number and the space between them. `room` lets the last places reach the top. */
export interface Drawn {
  runs: Run[]
  room: number
}

interface Options {
  /** Estimates; replaced by what is measured. */
  heights: number[]
  onPlace: (section: number) => void
  /** The section in which the reader is at work, wherever most of the window is. */
  working: () => number | undefined
}

const AHEAD = 400
const NEAR = 1600
const CALM = 150

/**
 * Keeps the sections near the reader drawn, and what the reader looks at where it is.
 *
 * A section that is drawn for the first time is rarely as high as was estimated. What lies below it must not move, and the
 * scroll position must not be written while a wheel or a finger moves it: so the difference is taken from the space above
 * the drawn sections (`slack`), and paid back when the scrolling has come to rest.
 */
export class Scroller {
  #heights: number[]
  #tops: number[]
  #onPlace: Options['onPlace']
  #working: Options['working']
  #hold = new Hold()
  #listeners = new Set<() => void>()
  #pinned = new Map<string, number>()
  #sections = new Map<Element, number>()
  #shown = new Set<number>()
  #range: Range = { first: 0, end: 0 }
  #slack = 0
  #owed = 0
  #room = 0
  #all = false
  #isMoving = false
  #place = -1
  /** Where a section stood in the window while it was held. */
  #stood: { section: number; at: number } | null = null
  #chosenIn = -1
  #container: HTMLElement | null = null
  #rest: ReturnType<typeof setTimeout> | undefined
  #drawn: Drawn = { runs: [], room: 0 }
  #observer =
    typeof ResizeObserver === 'undefined'
      ? null
      : new ResizeObserver((entries) =>
          this.#take(entries.map(({ target, borderBoxSize: [box] }) => [target, box?.blockSize ?? 0])),
        )

  constructor({ heights, onPlace, working }: Options) {
    this.#heights = heights
    this.#tops = topsOf(heights)
    this.#onPlace = onPlace
    this.#working = working
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  drawn = () => this.#drawn

  /** Goes to a place in a section, and keeps it at the top until the reader moves on. */
  visit(anchor: string, section: number) {
    const top = this.#top(section)
    this.#slack = 0
    this.#hold.take(anchor, section)
    this.#isMoving = false
    this.#chosenIn = -1
    this.#range = rangeBetween(this.#tops, top, top + window.innerHeight)
    this.#emit()
  }

  /** The reader chooses what a section shows: where they see it, it stays. */
  chosen(section: number) {
    this.#hold.release()
    this.#chosenIn = section
  }

  /** No particular place: the top, or wherever the window is. */
  start() {
    this.#range = rangeBetween(this.#tops, 0, window.innerHeight)
    this.#emit()
  }

  /** A section stays drawn, wherever the reader is, while something in it would be lost. */
  pin(key: string, section: number | null) {
    if (this.#pinned.get(key) === (section ?? undefined)) return
    if (section === null) this.#pinned.delete(key)
    else this.#pinned.set(key, section)
    this.#emit()
  }

  drawAll(whole: boolean) {
    this.#all = whole
    this.#emit()
  }

  observe(element: Element, section: number) {
    this.#sections.set(element, section)
    this.#observer?.observe(element)
    return () => {
      this.#sections.delete(element)
      this.#observer?.unobserve(element)
    }
  }

  attach(container: HTMLElement) {
    this.#container = container
    window.addEventListener('scroll', this.#onScroll, { passive: true })
    window.addEventListener('resize', this.#look)
    const stopWatching = this.#hold.watch(this.#moved)
    return () => {
      this.#container = null
      window.removeEventListener('scroll', this.#onScroll)
      window.removeEventListener('resize', this.#look)
      clearTimeout(this.#rest)
      stopWatching()
    }
  }

  /** After every change of the page, before it is painted. */
  settle = () => {
    const heights = [...this.#sections.keys()].map(
      (element) => [element, element.getBoundingClientRect().height] as const,
    )
    // React listens from the second time on; the first picture has to stand as it is.
    if (this.#take(heights) && this.#listeners.size > 0) return
    if (this.#owed !== 0) {
      const distance = this.#owed
      this.#owed = 0
      window.scrollBy({ top: distance, behavior: 'instant' })
    }
    const missing = this.#hold.align()
    if (missing > 0.5) {
      this.#room += missing
      this.#emit()
    } else this.#look()
  }

  /**
   * What a section holds has come in place of its outline. Whoever sees its heading keeps that in place; whoever came from
   * below keeps what is below.
   */
  arrived(section: number) {
    if (section !== this.#chosenIn && this.#top(section) < this.#scrolled()) this.#shown.delete(section)
    this.settle()
  }

  #top(section: number) {
    return this.#tops[section] ?? 0
  }

  #emit() {
    const { first, end } = this.#all ? { first: 0, end: this.#heights.length } : this.#range
    const runs = runsOf(this.#tops, { first, end }, this.#pinned.values())
    const lean = (run: Run) =>
      'space' in run && run.before === first ? { ...run, space: run.space + this.#slack } : run
    this.#drawn = { runs: runs.map(lean), room: this.#room }
    for (const listener of this.#listeners) listener()
  }

  /** How far the top of the window is below the top of the first section, as the model sees it. */
  #scrolled() {
    return (this.#container ? -this.#container.getBoundingClientRect().top : 0) - this.#slack
  }

  #look = () => {
    if (this.#all || !this.#container || this.#hold.isOnItsWay()) return
    const top = this.#scrolled()
    const bottom = top + window.innerHeight
    // Until the reader moves, what is in sight is enough.
    const need = this.#isMoving
      ? rangeBetween(this.#tops, top - AHEAD, bottom + AHEAD)
      : rangeBetween(this.#tops, top + this.#offset(), bottom)
    const keep = rangeBetween(this.#tops, top - NEAR, bottom + NEAR)
    const { first, end } = this.#range
    this.#range = adjust(this.#range, need, keep)
    if (this.#range.first !== first || this.#range.end !== end) this.#emit()
    this.#tellPlace(this.#placeIn(top, bottom))
  }

  /** What is held stays the place until the page moves; then it is what fills most of the upper half. */
  #placeIn(top: number, bottom: number) {
    const held = this.#hold.section()
    if (held !== undefined) this.#stood = { section: held, at: this.#top(held) - top }
    const stood = this.#stood
    if (stood && Math.abs(this.#top(stood.section) - top - stood.at) < 2) return stood.section
    this.#stood = null
    const from = top + this.#offset()
    const working = this.#working()
    if (working !== undefined && touches(this.#tops, working, from, bottom)) return working
    return mostOf(this.#tops, from, (top + bottom) / 2)
  }

  /** Where the bars end that stick to the top. */
  #offset() {
    return this.#container ? Number.parseFloat(getComputedStyle(this.#container).scrollMarginTop) || 0 : 0
  }

  #tellPlace(section: number) {
    if (section === this.#place) return
    this.#place = section
    this.#onPlace(section)
  }

  /** Takes note of heights; answers whether any is new, and so the page is to be drawn again. */
  #take(heights: (readonly [Element, number])[]): boolean {
    const reading = this.#reading()
    this.#shown = new Set(this.#sections.values())
    let above = 0
    let isNew = false
    for (const [element, height] of heights) {
      const section = this.#sections.get(element)
      const before = section === undefined ? undefined : this.#heights[section]
      // Without a layout, as in tests, nothing has a height.
      if (section === undefined || before === undefined || height === 0 || Math.abs(before - height) < 0.5) continue
      this.#heights[section] = height
      isNew = true
      if (section < reading) above += height - before
    }
    if (!isNew) return false
    this.#tops = topsOf(this.#heights)
    if (!this.#hold.active()) this.#lean(above)
    this.#emit()
    return true
  }

  /** The section that must not move: the first in sight that the reader has seen already. */
  #reading() {
    const first = indexAt(this.#tops, this.#scrolled() + this.#offset())
    for (let section = first; section < this.#range.end; section++) if (this.#shown.has(section)) return section
    return first
  }

  #lean(above: number) {
    this.#slack -= above
    if (this.#range.first === 0 || this.#top(this.#range.first) + this.#slack < 0) this.#payBack()
  }

  /** The space above gets its true height; the scroll position follows when that is on the page. */
  #payBack() {
    this.#owed -= this.#slack
    this.#slack = 0
  }

  #moved = () => {
    if (this.#isMoving) return
    this.#isMoving = true
    this.#look()
  }

  #onScroll = () => {
    this.#hold.scrolled()
    if (!this.#hold.active()) this.#isMoving = true
    this.#look()
    clearTimeout(this.#rest)
    this.#rest = setTimeout(this.#calm, CALM)
  }

  #calm = () => {
    this.#chosenIn = -1
    const unused = document.documentElement.scrollHeight - window.innerHeight - window.scrollY
    const room = this.#hold.active() ? this.#room : Math.max(0, this.#room - unused)
    if (this.#slack === 0 && room === this.#room) return
    this.#room = room
    this.#payBack()
    this.#emit()
  }
}
