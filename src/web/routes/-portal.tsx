import { Outlet } from '@tanstack/react-router'
import { SessionDialog } from '#web/features/session/session-dialog.tsx'
import { Notices } from '#web/features/shell/notices.tsx'

/** What is there on every page: the page itself, and what may come up over it. */
export function Portal() {
  return (
    <>
      <Outlet />
      <Notices />
      <SessionDialog />
    </>
  )
}
