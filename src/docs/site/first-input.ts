const inputs = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'touchstart'] as const

/**
 * Calls back at the first input, when preloading TRY OUT for offline use is worthwhile. A reader who leaves at once does
 * not download it. Returns a function that stops listening.
 */
export function onFirstInput(page: EventTarget, read: () => void): () => void {
  const stop = () => {
    for (const input of inputs) page.removeEventListener(input, began)
  }
  const began = (event: Event) => {
    if (isPointerAtRest(event)) return
    stop()
    read()
  }
  for (const input of inputs) page.addEventListener(input, began, { passive: true })
  return stop
}

/** Browsers report a pointer again when the page below it is laid out. */
const isPointerAtRest = (event: Event): boolean =>
  event instanceof MouseEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0
