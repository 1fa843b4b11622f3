import { useEffect, useState } from 'react'

/** Seconds until something may be asked for again, counting down from now on; `again` starts anew. */
export function useWait(seconds: number) {
  const [left, setLeft] = useState(seconds)
  // The clock is the outside world. A tab in the background may wait a little longer, which harms nobody.
  useEffect(() => {
    if (left === 0) return
    const tick = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(tick)
  }, [left])
  return { left, again: () => setLeft(seconds) }
}
