import { useCallback, useState } from 'react'

/** A partner with a hundred projects has as many charts: those far below are drawn when somebody comes near. */
const near = { rootMargin: '1200px 0px' }

/** How wide an element is, and a ref to give it; undefined until it is laid out, not too far from what is in sight. */
export function useWidth(): [
  ref: (element: HTMLElement | null) => (() => void) | undefined,
  width: number | undefined,
] {
  const [width, setWidth] = useState<number>()
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)))
    const nearness = new IntersectionObserver(([entry]) => entry?.isIntersecting && observer.observe(element), near)
    nearness.observe(element)
    return () => {
      nearness.disconnect()
      observer.disconnect()
    }
  }, [])
  return [ref, width]
}
