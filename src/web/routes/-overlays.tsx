import { SessionDialog } from '#web/features/session/session-dialog.tsx'
import { Notices } from '#web/features/shell/notices.tsx'
import { PaletteOverlay } from '#web/features/shell/palette-overlay.tsx'

/** What may come up over any page. */
export function Overlays() {
  return (
    <>
      <Notices />
      <PaletteOverlay />
      <SessionDialog />
    </>
  )
}
