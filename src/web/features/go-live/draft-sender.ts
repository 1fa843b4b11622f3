import { hashKey } from '@tanstack/react-query'
import type { GoLive } from '#generated/portal/model/goLive.ts'
import type { GoLiveDraft } from '#generated/portal/model/goLiveDraft.ts'
import type { GoLiveDraftInput } from '#generated/portal/model/goLiveDraftInput.ts'
import { mayHaveArrived } from '#web/api/answers.ts'
import { isAppError } from '#web/api/errors.ts'

/** Somebody else has kept something since the draft was read here. */
export const isChangedElsewhere = (problem: unknown) => isAppError(problem) && problem.code === 'draft-changed'

type Wiring = {
  keep: (draft: GoLiveDraftInput) => Promise<GoLiveDraft>
  attach: (file: File, revision?: number) => Promise<GoLiveDraft>
  submit: (application: GoLive) => Promise<void>
  fetch: () => Promise<GoLiveDraft>
}

/** What tells one state of the draft from another. */
type Content = Partial<Pick<GoLiveDraft, 'project' | 'company' | 'user' | 'payment'>> & {
  document?: { name: string } | null
}

/**
 * Sends everything with the revision that this page has read. A line that fails may have lost the answer alone: then the
 * revision that is refused is this tab's own, and nobody is to be asked about it.
 */
export function createDraftSender({ keep, attach, submit, fetch }: Wiring) {
  let known: GoLiveDraft | undefined
  let unanswered: Content[] = []

  const read = (draft: GoLiveDraft) => {
    known = draft
    unanswered = []
  }

  const wasOurs = async (): Promise<boolean> => {
    const before = known
    if (!before || unanswered.length === 0) return false
    const kept = await fetch()
    const ours = unanswered.some((change) => contentOf(kept) === contentOf({ ...before, ...change }))
    if (ours) read(kept)
    return ours
  }

  const ask = async <T>(request: (read: { revision?: number }) => Promise<T>, change?: Content): Promise<T> => {
    try {
      return await request(known ? { revision: known.revision } : {})
    } catch (problem) {
      if (isChangedElsewhere(problem) && (await wasOurs())) return await ask(request, change)
      if (change && mayHaveArrived(problem)) unanswered.push(change)
      throw problem
    }
  }

  return {
    read,
    send: async (change: GoLiveDraftInput) => read(await ask((at) => keep({ ...change, ...at }), change)),
    attach: async (file: File) => read(await ask(({ revision }) => attach(file, revision), { document: file })),
    submit: (application: GoLive) => ask((at) => submit({ ...application, ...at })),
  }
}

/** What the draft holds, whatever the order that the database has put its fields in. */
const contentOf = ({ project, company, user, payment, document }: Content) =>
  hashKey([project, company, user, payment, document?.name])
