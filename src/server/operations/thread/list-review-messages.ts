import type { Operation } from '#server/operation.ts'
import { findReviewedProject } from '#server/operations/find-project.ts'
import { readPage } from '#server/operations/thread/read-page.ts'
import { presentReviewMessage } from '#server/presenters/thread.ts'

export const listReviewMessages: Operation<'listReviewMessages', 'limit' | 'cursor'> = async (context) => {
  const { query, member, db, fail } = context
  const { project } = await findReviewedProject(db, context)
  const { messages, ...page } = await readPage(db, project, member, query, fail)
  return { items: messages.map(presentReviewMessage), ...page }
}
