import type { Fail } from '#domain/problems.ts'
import type { Audience } from '#domain/thread.ts'
import type { Db } from '#server/db/database.ts'
import * as threadMessages from '#server/repositories/thread-messages.ts'

interface PageQuery {
  limit: number
  cursor?: string | undefined
}

/** A page of a thread. The cursor is the id of the last message read; one that the caller may not read is refused. */
export async function readPage(
  db: Db,
  projectId: string,
  readableBy: Audience,
  { limit, cursor }: PageQuery,
  fail: Fail<'invalid-request'>,
) {
  const after = cursor === undefined ? undefined : await readMessageAt(db, projectId, readableBy, cursor, fail)
  // Requests one more row to know whether there is another page.
  const found = await threadMessages.listOfProject(db, projectId, { readableBy, limit: limit + 1, after })
  const messages = found.slice(0, limit)
  return { messages, nextCursor: found.length > messages.length ? (messages.at(-1)?.id ?? null) : null }
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
  if (message?.projectId === projectId && isReadable) return message
  const explanation = 'Please start from the beginning of the list.'
  return fail('invalid-request', { problems: [{ field: '/query/cursor', rule: 'cursor', message: explanation }] })
}
