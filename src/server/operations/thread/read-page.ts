import { type Actor, can } from '#domain/capabilities.ts'
import type { Fail } from '#domain/problems.ts'
import type { Audience } from '#domain/thread.ts'
import type { Db } from '#server/db/database.ts'
import { cursorPage, refuseCursor } from '#server/operations/cursor-page.ts'
import type { Project } from '#server/repositories/projects.ts'
import * as threadMessages from '#server/repositories/thread-messages.ts'

interface PageQuery {
  limit: number
  cursor?: string | undefined
}

/**
 * A page of a thread, and why the member cannot write to it, if so. The cursor is the id of the last message read; one that the
 * member may not read is refused.
 */
export async function readPage(
  db: Db,
  { id: projectId, status: state, submittedAt }: Project,
  member: Actor,
  { limit, cursor }: PageQuery,
  fail: Fail<'invalid-request'>,
) {
  const readableBy = member.role === 'EXTERNAL_ADMIN' ? 'all' : 'desks'
  const after = cursor === undefined ? undefined : await readMessageAt(db, projectId, readableBy, cursor, fail)
  const found = await threadMessages.listOfProject(db, projectId, { readableBy, limit: limit + 1, after })
  const { rows: messages, nextCursor } = cursorPage(found, limit, ({ id }) => id)
  const writing = can.writeToThread(member, { state, submitted: submittedAt !== null }, 'all')
  return { messages, nextCursor, closed: writing.allowed ? null : writing.because }
}

async function readMessageAt(
  db: Db,
  projectId: string,
  readableBy: Audience,
  id: string,
  fail: Fail<'invalid-request'>,
) {
  const message = await threadMessages.find(db, id)
  const isReadable = readableBy === 'desks' || message?.audience === 'all'
  return message?.projectId === projectId && isReadable ? message : refuseCursor(fail)
}
