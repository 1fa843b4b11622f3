import { useCallback, useState } from 'react'

/** A partner with a hundred projects has as many charts; a chart far below the screen is drawn once it comes near. */
const near = { rootMargin: '1200px 0px' }

/** A ref for an element, and its width; undefined until the element comes near the screen. */
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
