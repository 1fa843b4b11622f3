import { Outlet } from '@tanstack/react-router'
import { lazyPart } from '#web/ui/lazy.tsx'
import { useFollowedSession } from './-use-followed-session.ts'

// Loaded with the first page instead of on demand: it must be available when the network fails.
const Overlays = lazyPart(async () => (await import('./-overlays.tsx')).Overlays)

/** The page, and everything that can cover it. */
export function Portal() {
  useFollowedSession()
  return (
    <>
      <Outlet />
      <Overlays />
    </>
  )
}
