import { useEffect, useMemo, useState } from 'react'
import type { GoLiveDraftInput } from '#generated/portal/model/goLiveDraftInput.ts'
import { isAppError } from '#web/api/errors.ts'
import { keepDraft } from '#web/api/go-live-queries.ts'
import { createDraftKeeper, type Keeping } from './draft-keeper.ts'

/** A pause in typing; also what a crash may cost. */
const delayMs = 800

/** Somebody else has kept something since the draft was read here. */
export const isChangedElsewhere = (problem: unknown) => isAppError(problem) && problem.code === 'draft-changed'

/** Keeps what is typed on the server, and at the latest when the page is hidden, left or closed. */
export function useDraft(projectId: string) {
  const [keeping, tell] = useState<Keeping>('untouched')
  const keeper = useMemo(() => keeperOf(projectId, tell), [projectId])
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

/** One request at a time, so that each knows the revision that the one before it has made. */
function keeperOf(projectId: string, tell: (keeping: Keeping) => void) {
  let revision = 0
  const send = async (draft: GoLiveDraftInput) => {
    revision = (await keepDraft(projectId, { ...draft, revision })).revision
  }
  const keeper = createDraftKeeper<GoLiveDraftInput>({ send, tell, isConflict: isChangedElsewhere, delayMs })
  const read = (draft: { revision: number }) => {
    revision = draft.revision
  }
  return { ...keeper, read }
}
