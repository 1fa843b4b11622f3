const signs = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'touchstart'] as const

/**
 * Calls back once somebody reads the page, so that what they may want next is there before a network goes away. Whoever
 * only opens a link and leaves does not pay for it.
 */
export function onceRead(page: EventTarget, read: () => void): void {
  const began = () => {
    for (const sign of signs) page.removeEventListener(sign, began)
    read()
  }
  for (const sign of signs) page.addEventListener(sign, began, { passive: true })
}
