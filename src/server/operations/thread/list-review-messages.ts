import { can } from '#domain/capabilities.ts'
import type { Operation } from '#server/operation.ts'
import { readPage } from '#server/operations/thread/read-page.ts'
import { presentReviewMessage } from '#server/presenters/thread.ts'
import * as projects from '#server/repositories/projects.ts'

export const listReviewMessages: Operation<'listReviewMessages', 'limit' | 'cursor'> = async ({
  params,
  query,
  member,
  db,
  fail,
  permit,
}) => {
  const { project } = (await projects.findReviewed(db, params.projectId)) ?? fail('not-found')
  const facts = { state: project.status, submitted: project.submittedAt !== null }
  permit(can.review(member, facts))
  const { messages, nextCursor } = await readPage(db, project.id, 'desks', query, fail)
  const writing = can.writeToThread(member, facts, 'all')
  return {
    items: messages.map(presentReviewMessage),
    nextCursor,
    closed: writing.allowed ? null : writing.because,
  }
}
