import { createHash, randomUUID } from 'node:crypto'
import { and, asc, eq, gt, gte } from 'drizzle-orm'
import { momentForHash } from '#server/db/columns.ts'
import { type Db, onlyRow } from '#server/db/database.ts'
import { securityEvents, securityHead } from '#server/db/security-schema.ts'

export type SecurityEvent = typeof securityEvents.$inferSelect
export type SecurityHead = typeof securityHead.$inferSelect
export type NewSecurityEvent = Omit<SecurityEvent, 'number' | 'id' | 'previousHash' | 'hash'>

/** The previous hash of a chain's first event. */
export const beginning = '0'.repeat(64)

/** The actor of an event that no person caused. */
export const system = { actor: 'system', actorId: null }

/**
 * Appends events in the transaction of the recorded actions. Every process waits here for the head until the commit, so it
 * comes last in a transaction: nothing else is locked after it.
 */
export async function append(tx: Db, events: NewSecurityEvent[]): Promise<void> {
  if (events.length === 0) return
  const head = await lockHead(tx)
  const chained: SecurityEvent[] = []
  let last: Pick<SecurityHead, 'events' | 'hash'> = head
  for (const event of events) {
    const link = { ...event, number: last.events + 1, id: randomUUID(), previousHash: last.hash }
    const hash = hashOf(link)
    chained.push({ ...link, hash })
    last = { events: link.number, hash }
  }
  await tx.insert(securityEvents).values(chained)
  await tx.update(securityHead).set({ events: last.events, hash: last.hash })
}

/** Appends an event that a member caused. */
export async function appendOf(
  tx: Db,
  { accountId, email }: { accountId: string; email: string },
  event: Omit<NewSecurityEvent, 'actor' | 'actorId'>,
): Promise<void> {
  await append(tx, [{ ...event, actor: email, actorId: accountId }])
}

async function lockHead(tx: Db): Promise<SecurityHead> {
  await tx.insert(securityHead).values({ name: 'security', events: 0, hash: beginning }).onConflictDoNothing()
  return onlyRow(await tx.select().from(securityHead).for('update'))
}

export async function findHead(db: Db): Promise<SecurityHead | undefined> {
  const [head] = await db.select().from(securityHead)
  return head
}

/** Events after this number, in order; with `since`, only those that happened since then. */
export function listAfter(db: Db, number: number, limit: number, since?: Date): Promise<SecurityEvent[]> {
  return db
    .select()
    .from(securityEvents)
    .where(and(gt(securityEvents.number, number), since && gte(securityEvents.createdAt, since)))
    .orderBy(asc(securityEvents.number))
    .limit(limit)
}

export async function hasEvent(db: Db, number: number, hash: string): Promise<boolean> {
  return (await db.$count(securityEvents, and(eq(securityEvents.number, number), eq(securityEvents.hash, hash)))) > 0
}

/** A hash over every column but itself, including the previous event's hash, so that any altered byte changes it. */
export function hashOf(event: Omit<SecurityEvent, 'hash'>): string {
  const facts = [
    event.previousHash,
    event.number,
    event.id,
    event.action,
    event.actor,
    event.actorId,
    event.subjectId,
    event.detail,
    momentForHash(event.createdAt),
  ]
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex')
}
