import { hashKey } from '@tanstack/react-query'
import type { GoLiveDraft } from '#generated/portal/model/goLiveDraft.ts'
import type { GoLiveDraftInput } from '#generated/portal/model/goLiveDraftInput.ts'
import { isAppError } from '#web/api/errors.ts'

/** Somebody else has kept something since the draft was read here. */
export const isChangedElsewhere = (problem: unknown) => isAppError(problem) && problem.code === 'draft-changed'

type Wiring = {
  keep: (draft: GoLiveDraftInput) => Promise<GoLiveDraft>
  fetch: () => Promise<GoLiveDraft>
}

/**
 * Sends each change with the revision it was typed into. A line that fails may have lost the answer alone: then the revision
 * that is refused is this tab's own, and nobody is to be asked about it.
 */
export function createDraftSender({ keep, fetch }: Wiring) {
  let known: GoLiveDraft | undefined
  let unanswered: GoLiveDraftInput[] = []

  const read = (draft: GoLiveDraft) => {
    known = draft
    unanswered = []
  }

  const wasOurs = async (): Promise<boolean> => {
    const before = known
    if (!before || unanswered.length === 0) return false
    const kept = await fetch()
    const ours = unanswered.some((change) => stepsOf(kept) === stepsOf({ ...before, ...change }))
    if (ours) read(kept)
    return ours
  }

  const send = async (change: GoLiveDraftInput): Promise<void> => {
    try {
      read(await keep({ ...change, ...(known && { revision: known.revision }) }))
    } catch (problem) {
      if (isChangedElsewhere(problem) && (await wasOurs())) return await send(change)
      if (mayHaveArrived(problem)) unanswered.push(change)
      throw problem
    }
  }

  return { read, send }
}

const mayHaveArrived = (problem: unknown) =>
  !isAppError(problem) || problem.status === undefined || problem.status >= 500

/** What the steps hold, whatever the order that the database has put their fields in. */
const stepsOf = ({ project, company, user, payment }: Partial<GoLiveDraft>) =>
  hashKey([project, company, user, payment])
