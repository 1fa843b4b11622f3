import { useCallback, useState } from 'react'

/** How wide an element is, and a ref to give it; undefined until it is laid out. */
export function useWidth(): [
  ref: (element: HTMLElement | null) => (() => void) | undefined,
  width: number | undefined,
] {
  const [width, setWidth] = useState<number>()
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width]
}
