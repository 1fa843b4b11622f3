import { withAncestors } from './anchors.ts'
import { onInput, scrollMarginOf } from './section-list.ts'

/** Milliseconds in which browser or router may scroll too, to restore a position or a fragment. */
const GRACE = 500

/**
 * Keeps the target of a link at the top of the window while content around it loads and changes height, until the reader
 * scrolls or presses something.
 */
export class ScrollTarget {
  #target: { anchor: string; section: number; since: number; isReached: boolean } | null = null
  #isNew = false
  #list: HTMLElement | null = null

  set(anchor: string, section: number) {
    this.#target = { anchor, section, since: performance.now(), isReached: false }
    if (this.#list) this.#list.style.paddingBottom = ''
    // The key press or click that follows the link must not release its target.
    this.#isNew = true
    setTimeout(() => {
      this.#isNew = false
    })
  }

  release() {
    this.#target = null
  }

  section() {
    return this.#target?.section
  }

  attach(list: HTMLElement) {
    this.#list = list
    // A pressed button still needs the target: if the page moved under the pointer, the click would miss its control.
    const release = () => {
      if (!this.#isNew) this.release()
    }
    const observer = new ResizeObserver(this.align)
    observer.observe(list)
    const stopListening = onInput(['wheel', 'touchmove', 'mouseup', 'keydown'], release)
    return () => {
      this.#list = null
      observer.disconnect()
      stopListening()
    }
  }

  /** Runs after every scroll, our own included. Dragging the scroll bar triggers no other event. */
  onScroll() {
    if (!this.#target) return
    if (performance.now() - this.#target.since < GRACE) this.align()
    else if (Math.abs(this.#distance()) > 2) this.release()
  }

  align = () => {
    if (!this.#target || !this.#list) return
    this.#scrollTo()
    const missing = this.#distance()
    if (missing > 0.5) {
      // Targets near the end of the page can reach the top only with space below them.
      this.#list.style.paddingBottom = `${(Number.parseFloat(this.#list.style.paddingBottom) || 0) + missing}px`
      this.#scrollTo()
    }
    const element = document.getElementById(this.#target.anchor)
    if (!element || this.#target.isReached) return
    this.#target.isReached = true
    document.querySelector('[data-landed]')?.removeAttribute('data-landed')
    element.setAttribute('data-landed', '')
    focusOn(element)
  }

  #scrollTo() {
    const distance = this.#distance()
    if (Math.abs(distance) > 0.5) window.scrollBy({ top: distance, behavior: 'instant' })
  }

  /** Distance in px of the target from the top of the window. */
  #distance() {
    if (!this.#target) return 0
    if (this.#target.anchor === '') return -window.scrollY
    const element = this.#element(this.#target)
    return element ? element.getBoundingClientRect().top - scrollMarginOf(element) : 0
  }

  /** While the target is collapsed or loading, the innermost rendered element around it. */
  #element({ anchor, section }: { anchor: string; section: number }) {
    for (const id of withAncestors(anchor)) {
      const element = document.getElementById(id)
      if (element) return element
    }
    return this.#list?.querySelector(`[data-section="${section}"]`)
  }
}

const selectedTab = '[role="tab"][aria-selected="true"]'

/** Focuses the target's heading or control, so that Tab continues from there. */
function focusOn(element: Element) {
  const stop = /^H\d$/.test(element.tagName)
    ? element
    : (element.querySelector(selectedTab) ?? element.querySelector('a[href], button') ?? element)
  if (!(stop instanceof HTMLElement)) return
  if (stop === element && !stop.hasAttribute('tabindex')) stop.tabIndex = -1
  stop.focus({ preventScroll: true })
}
