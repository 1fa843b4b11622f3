import { useEffect } from 'react'
import { forgetWithSession } from '#web/features/session/forget-answers.ts'
import { SessionDialog } from '#web/features/session/session-dialog.tsx'
import { Notices } from '#web/features/shell/notices.tsx'
import { PaletteOverlay } from '#web/features/shell/palette-overlay.tsx'

/** What may come up over any page, and what goes when a session ends: nothing that comes up then may show it. */
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
