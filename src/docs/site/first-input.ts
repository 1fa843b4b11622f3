import { onInput } from '#docs/page/section-list.ts'

/**
 * Calls back at the first input, when preloading TRY OUT for offline use is worthwhile. A reader who leaves at once does
 * not download it. Returns a function that stops listening.
 */
export function onFirstInput(read: () => void): () => void {
  const stop = onInput(['pointermove', 'pointerdown', 'wheel', 'keydown', 'touchstart'], (event) => {
    if (isPointerAtRest(event)) return
    stop()
    read()
  })
  return stop
}

/** Browsers report a pointer again when the page below it is laid out. */
const isPointerAtRest = (event: Event): boolean =>
  event instanceof MouseEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0
