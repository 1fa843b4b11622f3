import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'

// Fetched beside the first page instead of before it, and at once: when the network fails it must be here already.
const Overlays = lazy(async () => ({ default: (await import('./-overlays.tsx')).Overlays }))

/** What is there on every page: the page itself, and what may come up over it. */
export function Portal() {
  return (
    <>
      <Outlet />
      <Suspense>
        <Overlays />
      </Suspense>
    </>
  )
}
