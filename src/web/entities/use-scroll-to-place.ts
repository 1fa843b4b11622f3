import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/**
 * Scrolls to the fragment of the address as soon as the place is ready, because the router scrolls to no fragments. Notes scroll
 * themselves, because their list loads later.
 */
export function useScrollToPlace(isReady = true) {
  const location = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation })
  const reached = useRef<typeof location>(undefined)
  useEffect(() => {
    if (!isReady || !location || reached.current === location) return
    reached.current = location
    const { hash } = location
    if (hash && !hash.startsWith('note-')) document.getElementById(hash)?.scrollIntoView()
  }, [location, isReady])
}
