import { useEffect, useMemo, useState } from 'react'
import type { GoLiveDraftInput } from '#generated/portal/model/goLiveDraftInput.ts'
import { keepDraft } from '#web/api/go-live-queries.ts'
import { createDraftKeeper, type Keeping } from './draft-keeper.ts'

/** A pause in typing; also what a crash may cost. */
const delayMs = 800

/** Keeps what is typed on the server, and at the latest when the page is hidden, left or closed. */
export function useDraft(projectId: string) {
  const [keeping, tell] = useState<Keeping>('untouched')
  const keeper = useMemo(
    () => createDraftKeeper<GoLiveDraftInput>({ send: (draft) => keepDraft(projectId, draft), tell, delayMs }),
    [projectId],
  )
  useEffect(() => {
    const keepNow = () => void keeper.flush().catch(() => {})
    const hidden = () => document.visibilityState === 'hidden' && keepNow()
    document.addEventListener('visibilitychange', hidden)
    return () => {
      document.removeEventListener('visibilitychange', hidden)
      keepNow()
    }
  }, [keeper])
  return { ...keeper, keeping }
}
