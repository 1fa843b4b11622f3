import { useEffect, useMemo, useState } from 'react'
import type { GoLive } from '#generated/portal/model/goLive.ts'
import type { GoLiveDraftInput } from '#generated/portal/model/goLiveDraftInput.ts'
import {
  attachDocument,
  goLiveQueries,
  keepDraft,
  refreshProject,
  submitApplication,
} from '#web/api/go-live-queries.ts'
import { queryClient } from '#web/api/query-client.ts'
import { createDraftKeeper, type Keeping } from './draft-keeper.ts'
import { createDraftSender, isChangedElsewhere } from './draft-sender.ts'
import { isOvertaken } from './submission.ts'

/** A pause in typing; also what a crash may cost. */
const delayMs = 800

/** Keeps what is typed on the server, and at the latest when the page is hidden, left or closed. */
export function useDraft(projectId: string) {
  const [told, tell] = useState<Told>({ keeping: 'untouched' })
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
  return { ...keeper, ...told }
}

/** How it stands with the draft, and, once that is over, what the portal has said to it. */
type Told = { keeping: Keeping; refusal?: unknown }

/** One request at a time, so that each knows the revision that the one before it has made. */
function keeperOf(projectId: string, tell: (told: Told) => void) {
  const { read, send, attach, submit } = createDraftSender({
    keep: (draft) => keepDraft(projectId, draft),
    attach: (file, revision) => attachDocument(projectId, file, revision),
    submit: (application) => submitApplication(projectId, application),
    fetch: () => queryClient.fetchQuery(goLiveQueries.draft(projectId)),
  })
  const keeper = createDraftKeeper<GoLiveDraftInput>({
    send,
    tell: (keeping, refusal) => {
      tell({ keeping, refusal })
      if (keeping === 'overtaken') refreshProject(projectId)
    },
    isConflict: isChangedElsewhere,
    isOvertaken,
    delayMs,
  })
  return {
    ...keeper,
    read,
    attach: (file: File) => {
      // A file takes its time, and what was typed before it is not to wait for that.
      void keeper.flush().catch(() => {})
      return keeper.inTurn(() => attach(file))
    },
    submit: (application: GoLive) => keeper.inTurn(() => submit(application)),
  }
}
