import { hash } from 'node:crypto'
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Audience } from '#domain/thread.ts'
import { momentForHash } from '#server/db/columns.ts'
import type { Db } from '#server/db/database.ts'
import { threadMessages } from '#server/db/thread-schema.ts'

export type ThreadMessage = typeof threadMessages.$inferSelect
export type NewThreadMessage = Omit<ThreadMessage, 'sequence'>

/** Undefined when a message has this id already. */
export async function insert(tx: Db, message: NewThreadMessage): Promise<ThreadMessage | undefined> {
  const [inserted] = await tx.insert(threadMessages).values(message).onConflictDoNothing().returning()
  return inserted
}

export async function find(db: Db, id: string): Promise<ThreadMessage | undefined> {
  const [message] = await db.select().from(threadMessages).where(eq(threadMessages.id, id))
  return message
}

interface PageOfThread {
  /** 'all' leaves the internal notes out. */
  readableBy: Audience
  limit: number
  /** The message before the page. */
  after: ThreadMessage | undefined
}

/** Newest first: an index scan, however long the thread is. */
export function listOfProject(
  db: Db,
  projectId: string,
  { readableBy, limit, after }: PageOfThread,
): Promise<ThreadMessage[]> {
  return db
    .select()
    .from(threadMessages)
    .where(
      and(
        eq(threadMessages.projectId, projectId),
        // A literal instead of a parameter, so that the partial index is used.
        readableBy === 'all' ? sql`${threadMessages.audience} = 'all'` : undefined,
        after && lt(threadMessages.sequence, after.sequence),
      ),
    )
    .orderBy(desc(threadMessages.sequence))
    .limit(limit)
}

export function listByIds(db: Db, ids: string[]): Promise<ThreadMessage[]> {
  return db.select().from(threadMessages).where(inArray(threadMessages.id, ids))
}

/** Id and hash of a message, for the audit trail, which does not repeat the text. */
export function fingerprintOf(message: NewThreadMessage): string {
  return `${message.id} sha256 ${hashOf(message)}`
}

export const idIn = (fingerprint: string): string => fingerprint.slice(0, '00000000-0000-0000-0000-000000000000'.length)

/** A hash over everything that was written. */
export function hashOf(message: NewThreadMessage): string {
  const facts = [
    message.id,
    message.projectId,
    message.authorId,
    message.authorEmail,
    message.authorRole,
    message.audience,
    message.text,
    message.mentions,
    momentForHash(message.createdAt),
  ]
  return hash('sha256', JSON.stringify(facts))
}
