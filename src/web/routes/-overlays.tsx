import { useEffect } from 'react'
import { forgetWithSession } from '#web/features/session/forget-answers.ts'
import { SessionDialog } from '#web/features/session/session-dialog.tsx'
import { Notices } from '#web/features/shell/notices.tsx'
import { PaletteOverlay } from '#web/features/shell/palette-overlay.tsx'

/** Everything that can cover a page. The end of a session empties the cache first, so that none of it shows old data. */
export function Overlays() {
  useEffect(forgetWithSession, [])
  return (
    <>
      <Notices />
      <PaletteOverlay />
      <SessionDialog />
    </>
  )
}
