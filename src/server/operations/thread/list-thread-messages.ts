import { can } from '#domain/capabilities.ts'
import type { Operation } from '#server/operation.ts'
import { readPage } from '#server/operations/thread/read-page.ts'
import { presentThreadMessage } from '#server/presenters/thread.ts'
import * as projects from '#server/repositories/projects.ts'

export const listThreadMessages: Operation<'listThreadMessages', 'limit' | 'cursor'> = async ({
  params,
  query,
  member,
  db,
  fail,
  permit,
}) => {
  const project = (await projects.find(db, member.organisationId, params.projectId)) ?? fail('not-found')
  permit(can.viewProject(member, project))
  const { messages, nextCursor } = await readPage(db, project.id, 'all', query, fail)
  const facts = { state: project.status, submitted: project.submittedAt !== null }
  const writing = can.writeToThread(member, facts, 'all')
  return {
    items: messages.map(presentThreadMessage),
    nextCursor,
    closed: writing.allowed ? null : writing.because,
  }
}
