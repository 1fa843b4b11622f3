import { Listeners } from './listeners.ts'

/** Distance in px from the window at which a section is rendered, once the reader starts to scroll. */
const OVERSCAN = 800
/** Milliseconds: a section that is only scrolled past is not rendered. */
const DWELL = 80

/** A specification may have thousands of sections: far from the window, this many of them share one empty element. */
const BLOCK = 16

/** Consecutive sections from `first` to before `end`. Collapsed, they are one element. */
export interface Block {
  first: number
  end: number
  isCollapsed: boolean
}

export interface Rendered {
  blocks: readonly Block[]
  sections: ReadonlySet<number>
}

/**
 * Decides which sections are rendered. A section is rendered near the window and then stays: `content-visibility: auto`
 * keeps it cheap out of sight, and scroll anchoring compensates for wrong height estimates.
 */
export class SectionList {
  #heights: readonly number[]
  #rendered: Rendered
  #listeners = new Listeners()
  #list: HTMLElement | null = null
  #observer: IntersectionObserver | null = null
  #near = new Set<number>()
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `heights` are estimates in px. */
  constructor(heights: readonly number[]) {
    this.#heights = heights
    const firsts = heights.keys().filter((section) => section % BLOCK === 0)
    const blocks = [...firsts].map((first) => ({
      first,
      end: Math.min(first + BLOCK, heights.length),
      isCollapsed: true,
    }))
    this.#rendered = { blocks, sections: new Set() }
  }

  subscribe = this.#listeners.subscribe

  rendered = () => this.#rendered

  /** The estimated height of a block in px. */
  heightOf({ first, end }: Block): number {
    return this.#heights.slice(first, end).reduce((sum, height) => sum + height, 0)
  }

  render(wanted: Iterable<number>) {
    const missing = [...wanted].filter((section) => section in this.#heights && !this.#rendered.sections.has(section))
    if (missing.length > 0) this.#update(missing, missing)
  }

  /** Renders a section and as many after it as fill the window. */
  renderWindow(first: number) {
    const filling: number[] = []
    for (let section = first, height = 0; height < window.innerHeight && section in this.#heights; section++) {
      filling.push(section)
      height += this.#heights[section] ?? 0
    }
    this.render(filling)
  }

  /** Renders sections near the window from now on. The list's children are sections and collapsed blocks. */
  attach(list: HTMLElement) {
    this.#list = list
    // Initially, only what is visible below the bar.
    this.#watch(`${-scrollMarginOf(list)}px 0px 0px`)
    const stopListening = onInput(['pointermove', 'touchstart', 'wheel', 'keydown'], () => {
      stopListening()
      this.#watch(`${OVERSCAN}px 0px`)
    })
    return () => {
      stopListening()
      clearTimeout(this.#timer)
      this.#observer?.disconnect()
      this.#list = null
    }
  }

  /** Must be called after elements were added; observed ones stay observed. */
  observe() {
    for (const element of this.#elements()) this.#observer?.observe(element)
  }

  #watch(rootMargin: string) {
    this.#observer?.disconnect()
    this.#near.clear()
    this.#observer = new IntersectionObserver(this.#onIntersection, { rootMargin })
    this.observe()
  }

  #onIntersection = (entries: IntersectionObserverEntry[]) => {
    const blocks: number[] = []
    for (const { target, isIntersecting } of entries) {
      const section = sectionOf(target)
      if (target.tagName === 'DIV') isIntersecting && blocks.push(section)
      else if (isIntersecting) this.#near.add(section)
      else this.#near.delete(section)
    }
    if (blocks.length > 0) this.#update(blocks, [])
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.render(this.#near), DWELL)
  }

  #update(expanded: number[], sections: number[]) {
    const blocks = this.#rendered.blocks.map((block) =>
      block.isCollapsed && expanded.some((section) => section >= block.first && section < block.end)
        ? { ...block, isCollapsed: false }
        : block,
    )
    this.#rendered = { blocks, sections: new Set([...this.#rendered.sections, ...sections]) }
    this.#listeners.notify()
  }

  /** The section that fills most of the window's upper half; the first one while the top of the list is visible. */
  current(): number {
    const elements = this.#elements()
    if (!this.#list) return 0
    const top = scrollMarginOf(this.#list)
    const middle = window.innerHeight / 2
    if (this.#list.getBoundingClientRect().top >= top) return 0
    let index = lastAbove(elements, top)
    let current = elements[index]
    for (let most = 0; index < elements.length; index++) {
      const box = elements[index]?.getBoundingClientRect()
      if (!box || box.top > middle) break
      const height = Math.min(box.bottom, middle) - Math.max(box.top, top)
      if (height <= most) continue
      current = elements[index]
      most = height
    }
    return current ? sectionOf(current) : 0
  }

  isInWindow(section: number): boolean {
    const list = this.#list
    const box = list?.querySelector(`section[data-section="${section}"]`)?.getBoundingClientRect()
    return list !== null && box !== undefined && box.top < window.innerHeight && box.bottom >= scrollMarginOf(list)
  }

  #elements() {
    return [...(this.#list?.querySelectorAll<HTMLElement>(':scope > [data-section]') ?? [])]
  }
}

/** Calls back at events that only users cause; scripts cause scroll events too. */
export function onInput(events: readonly (keyof WindowEventMap)[], listener: (event: Event) => void) {
  for (const event of events) window.addEventListener(event, listener, { passive: true })
  return () => {
    for (const event of events) window.removeEventListener(event, listener)
  }
}

/** The index of an element's section, or NaN; of a collapsed block, its first section. */
export function sectionOf(element: Element | null): number {
  return Number(element?.closest<HTMLElement>('[data-section]')?.dataset.section)
}

/** Height in px of the sticky bar. */
export function scrollMarginOf(element: Element): number {
  return Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0
}

/** Binary search for the last element that starts at or above a height. */
function lastAbove(elements: readonly HTMLElement[], y: number): number {
  let low = 0
  let high = elements.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((elements[middle]?.getBoundingClientRect().top ?? 0) <= y) low = middle
    else high = middle - 1
  }
  return low
}
