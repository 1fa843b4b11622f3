import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'

/** Tells for each rendered page whether the router scrolls it to its top, or to the position where the user left it. */
export function createScrollRule() {
  let isFirst = true
  return ({ location }: { location: ParsedLocation }) => {
    // A prerendered page can be scrolled before its script runs. Moving it then would put another link under the pointer.
    const isScrolledAlready = isFirst && scrollY > 0
    isFirst = false
    // The router saves and restores a position only after a scroll event.
    if (isScrolledAlready) document.dispatchEvent(new Event('scroll'))
    // Pages scroll to fragments themselves, because content may load late.
    return !isScrolledAlready && !location.hash
  }
}

/**
 * Where the router saves the position of a page. It saves each time a navigation begins. While a page is being left, its
 * placeholder may have moved the window to the top, so that position must not replace the one the user left.
 */
export function createScrollStore() {
  let isLeaving = false
  return {
    keyOf: (location: ParsedLocation) => (isLeaving ? 'leaving' : (location.state.__TSR_key ?? location.href)),
    /** The router's own listener is older, so it saves before the flag changes. */
    follow(router: AnyRouter) {
      router.subscribe('onBeforeLoad', ({ hrefChanged }) => {
        isLeaving ||= hrefChanged
      })
      router.subscribe('onResolved', () => {
        isLeaving = false
      })
    },
  }
}
