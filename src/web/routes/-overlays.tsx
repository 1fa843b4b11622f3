import { useEffect } from 'react'
import { clearCacheAtSessionEnd } from '#web/features/session/clear-cache.ts'
import { SessionDialog } from '#web/features/session/session-dialog.tsx'
import { Notices } from '#web/features/shell/notices.tsx'
import { PaletteOverlay } from '#web/features/shell/palette-overlay.tsx'

/**
 * Everything that can cover a page. When the session ends, the cache is cleared first, so that no overlay shows old data.
 */
export function Overlays() {
  useEffect(clearCacheAtSessionEnd, [])
  return (
    <>
      <Notices />
      <PaletteOverlay />
      <SessionDialog />
    </>
  )
}
