import type { Operation } from '#server/operation.ts'
import { findOwnProject } from '#server/operations/find-project.ts'
import { answerDraft } from '#server/operations/go-live/draft.ts'
import * as goLiveDrafts from '#server/repositories/go-live-drafts.ts'

export const getGoLiveDraft: Operation<'getGoLiveDraft'> = async (context) => {
  const { db } = context
  const project = await findOwnProject(db, context)
  return await answerDraft(db, project, await goLiveDrafts.find(db, project.id))
}
