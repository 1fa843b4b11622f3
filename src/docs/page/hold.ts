import { placesOf } from './anchors.ts'

const GRACE = 500
const moves = ['wheel', 'touchmove', 'mousedown', 'keydown'] as const

/**
 * A place that somebody asked for stays at the top while the page above it takes its shape: until the reader moves on.
 * Within the first half second the browser or a router may scroll as well (a restored position, a fragment): that is no
 * wish of the reader.
 */
export class Hold {
  #held: { anchor: string; section: number; since: number; landed: boolean } | null = null
  #isFresh = false
  #marked: Element | null = null

  take(anchor: string, section: number) {
    this.#held = { anchor, section, since: performance.now(), landed: false }
    // The key or the press that asked for the place is no wish to leave it.
    this.#isFresh = true
    setTimeout(() => {
      this.#isFresh = false
    })
  }

  release() {
    this.#held = null
  }

  active() {
    return this.#held !== null
  }

  section() {
    return this.#held?.section
  }

  /** Whether the section of the place is still to be drawn: until then the scroll position means nothing. */
  isOnItsWay() {
    return this.#held !== null && this.#held.anchor !== '' && !this.#stand()
  }

  /** Until the reader moves on; tells of it. */
  watch(onMove: () => void) {
    const move = () => {
      if (this.#isFresh) return
      this.#held = null
      onMove()
    }
    for (const kind of moves) window.addEventListener(kind, move, { passive: true })
    return () => {
      for (const kind of moves) window.removeEventListener(kind, move)
    }
  }

  /** The window was scrolled, by us or by something else. */
  scrolled() {
    if (!this.#held) return
    if (performance.now() - this.#held.since < GRACE) this.align()
    else if (Math.abs(this.#away()) > 2) this.#held = null
  }

  /** Brings the held place to the top; answers how much page is missing below to get it there. */
  align(): number {
    if (!this.#held) return 0
    const away = this.#away()
    if (Math.abs(away) > 0.5) window.scrollBy({ top: away, behavior: 'instant' })
    const target = document.getElementById(this.#held.anchor)
    if (target && !this.#held.landed) {
      this.#held.landed = true
      this.#mark(target)
      focusOn(target)
    }
    return Math.max(0, this.#away())
  }

  /** How far the held place is from the top; the place of its section as long as it is not on the page itself. */
  #away() {
    if (!this.#held || this.#held.anchor === '') return this.#held ? -window.scrollY : 0
    const stand = this.#stand()
    if (!stand) return 0
    return stand.getBoundingClientRect().top - (Number.parseFloat(getComputedStyle(stand).scrollMarginTop) || 0)
  }

  #stand() {
    if (!this.#held) return null
    const { anchor, section } = this.#held
    // What is still to be opened or loaded stands for as long where it will be: at the next place around it.
    for (const place of placesOf(anchor)) {
      const element = document.getElementById(place)
      if (element) return element
    }
    return document.querySelector(`[data-section="${section}"]`)
  }

  #mark(target: Element) {
    this.#marked?.removeAttribute('data-landed')
    target.setAttribute('data-landed', '')
    this.#marked = target
  }
}

const tab = '[role="tab"][aria-selected="true"]'

/** The heading itself, or the control that stands for the place: from there Tab goes on. */
function focusOn(target: Element) {
  const stop = /^H\d$/.test(target.tagName)
    ? target
    : (target.querySelector(tab) ?? target.querySelector('a[href], button') ?? target)
  if (!(stop instanceof HTMLElement)) return
  if (stop === target && !stop.hasAttribute('tabindex')) stop.tabIndex = -1
  stop.focus({ preventScroll: true })
}
