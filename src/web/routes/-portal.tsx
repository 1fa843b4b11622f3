import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'

// Loaded beside the first page, not on demand: it has to be there when the network fails.
const Overlays = lazy(async () => ({ default: (await import('./-overlays.tsx')).Overlays }))

/** The page, and everything that can cover it. */
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
