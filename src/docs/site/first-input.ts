const inputs = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'touchstart'] as const

/**
 * Calls back at the first input, when preloading TRY OUT for offline use is worthwhile. A reader who leaves at once does
 * not download it.
 */
export function onFirstInput(page: EventTarget, read: () => void): void {
  const began = () => {
    for (const input of inputs) page.removeEventListener(input, began)
    read()
  }
  for (const input of inputs) page.addEventListener(input, began, { passive: true })
}
