import { SessionDialog } from '#web/features/session/session-dialog.tsx'
import { Notices } from '#web/features/shell/notices.tsx'

/** What may come up over any page. */
export function Overlays() {
  return (
    <>
      <Notices />
      <SessionDialog />
    </>
  )
}
