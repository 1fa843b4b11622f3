import { type RefObject, useEffect, useRef } from 'react'

/** Brings the top of a form to the reader who was led to it, if it is not in sight already. */
export function showTop(form: HTMLElement): void {
  const { top } = form.getBoundingClientRect()
  const margin = Number.parseFloat(getComputedStyle(form).scrollMarginTop) || 0
  if (top < margin || top > window.innerHeight / 2) form.scrollIntoView?.({ block: 'start', behavior: 'instant' })
}

/** An answer is seen to arrive, and so is the message on the handset. What was there before stays where it is. */
export function useArrival(root: RefObject<HTMLElement | null>, shown: number | undefined): void {
  const before = useRef(shown)
  useEffect(() => {
    if (shown === undefined || shown === before.current) return
    before.current = shown
    root.current?.querySelector('[data-arrival]')?.scrollIntoView?.({ block: 'nearest', behavior: 'instant' })
    const side = root.current?.querySelector('[data-side]')
    if (side) side.scrollTop = 0
  }, [root, shown])
}
