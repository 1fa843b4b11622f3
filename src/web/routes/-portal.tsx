import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useFollowedSession } from './-use-followed-session.ts'

// Loaded with the first page instead of on demand: it must be available when the network fails.
const Overlays = lazy(async () => ({ default: (await import('./-overlays.tsx')).Overlays }))

/** The page, and everything that can cover it. */
export function Portal() {
  useFollowedSession()
  return (
    <>
      <Outlet />
      <Suspense>
        <Overlays />
      </Suspense>
    </>
  )
}
