import type { Operation } from '#server/operation.ts'
import { findOwnProject } from '#server/operations/find-project.ts'
import { readPage } from '#server/operations/thread/read-page.ts'
import { presentThreadMessage } from '#server/presenters/thread.ts'

export const listThreadMessages: Operation<'listThreadMessages', 'limit' | 'cursor'> = async (context) => {
  const { query, member, db, fail } = context
  const project = await findOwnProject(db, context)
  const { messages, ...page } = await readPage(db, project, member, query, fail)
  return { items: messages.map(presentThreadMessage), ...page }
}
