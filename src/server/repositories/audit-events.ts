import { createHash, randomUUID } from 'node:crypto'
import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm'
import type { AuditAction } from '#domain/workflow-step.ts'
import { momentForHash } from '#server/db/columns.ts'
import { type Db, onlyRow } from '#server/db/database.ts'
import { auditEvents, auditHeads } from '#server/db/review-schema.ts'
import type { Page } from '#server/repositories/projects.ts'
import * as securityEvents from '#server/repositories/security-events.ts'

export type AuditHead = typeof auditHeads.$inferSelect
export type NewAuditEvent = Omit<AuditEvent, 'number' | 'id' | 'previousHash' | 'hash' | 'submissionHash'> &
  Partial<Pick<AuditEvent, 'submissionHash'>>

/** Appends an event to its project's chain, in the transaction of the step that it records. */
export async function append(tx: Db, event: NewAuditEvent): Promise<void> {
  const head = await lockHead(tx, event.projectId)
  const chained = { submissionHash: null, ...event, number: head.events + 1, id: randomUUID(), previousHash: head.hash }
  const hash = hashOf(chained)
  await tx.insert(auditEvents).values({ ...chained, hash })
  await tx
    .update(auditHeads)
    .set({ events: chained.number, hash, listed: true })
    .where(eq(auditHeads.projectId, event.projectId))
  if (!head.listed) await securityEvents.append(tx, [begun(event.projectId, event.createdAt)])
}

/** Names the chain among the security events: a chain removed together with its head is missed there. */
function begun(projectId: string, createdAt: Date): securityEvents.NewSecurityEvent {
  return { action: 'project-chain-begun', ...securityEvents.system, subjectId: projectId, detail: null, createdAt }
}

/** Names the chains that an earlier version began. Several processes may start at once: each takes other rows. */
export async function recordEarlierChains(db: Db, now: Date): Promise<void> {
  const pageSize = 500
  for (;;) {
    const listed = await db.transaction(async (tx) => {
      const heads = await tx
        .select({ projectId: auditHeads.projectId })
        .from(auditHeads)
        .where(eq(auditHeads.listed, false))
        .limit(pageSize)
        .for('update', { skipLocked: true })
      const ids = heads.map(({ projectId }) => projectId)
      await tx.update(auditHeads).set({ listed: true }).where(inArray(auditHeads.projectId, ids))
      await securityEvents.append(
        tx,
        ids.map((id) => begun(id, now)),
      )
      return ids.length
    })
    if (listed < pageSize) return
  }
}

/** Serialises appending, also where the project's row is not locked. */
async function lockHead(tx: Db, projectId: string): Promise<AuditHead> {
  await tx.insert(auditHeads).values({ projectId, events: 0, hash: securityEvents.beginning }).onConflictDoNothing()
  return onlyRow(await tx.select().from(auditHeads).where(eq(auditHeads.projectId, projectId)).for('update'))
}

/** Newest first. */
export function listOfProject(db: Db, projectId: string, { limit, offset }: Page): Promise<AuditEvent[]> {
  return db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.projectId, projectId))
    .orderBy(desc(auditEvents.number))
    .limit(limit)
    .offset(offset)
}

export function countOfProject(db: Db, projectId: string): Promise<number> {
  return db.$count(auditEvents, eq(auditEvents.projectId, projectId))
}

/** Events of these actions, newest first, for the comments of decisions. */
export function listOfActions(db: Db, projectId: string, actions: AuditAction[]): Promise<AuditEvent[]> {
  return db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.projectId, projectId), inArray(auditEvents.action, actions)))
    .orderBy(desc(auditEvents.number))
}

/** A page of chain heads after this project, ordered by project id. */
export function listHeadsAfter(db: Db, projectId: string, limit: number): Promise<AuditHead[]> {
  return db
    .select()
    .from(auditHeads)
    .where(gt(auditHeads.projectId, projectId))
    .orderBy(asc(auditHeads.projectId))
    .limit(limit)
}

/** Events of one chain after this number, in order. */
export function listAfter(db: Db, projectId: string, number: number, limit: number): Promise<AuditEvent[]> {
  return db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.projectId, projectId), gt(auditEvents.number, number)))
    .orderBy(asc(auditEvents.number))
    .limit(limit)
}

/** Which of these projects have a chain. */
export async function findHeadsOf(db: Db, projectIds: string[]): Promise<Set<string>> {
  const heads = await db
    .select({ projectId: auditHeads.projectId })
    .from(auditHeads)
    .where(inArray(auditHeads.projectId, projectIds))
  return new Set(heads.map(({ projectId }) => projectId))
}

export async function hasEvent(db: Db, projectId: string, number: number, hash: string): Promise<boolean> {
  const event = and(eq(auditEvents.projectId, projectId), eq(auditEvents.number, number), eq(auditEvents.hash, hash))
  return (await db.$count(auditEvents, event)) > 0
}

export function countAll(db: Db): Promise<number> {
  return db.$count(auditEvents)
}

export type AuditEvent = typeof auditEvents.$inferSelect

/** A hash over every column but itself, including the previous event's hash, so that any altered byte changes it. */
export function hashOf(event: Omit<AuditEvent, 'hash'>): string {
  const facts = [
    event.previousHash,
    event.projectId,
    event.number,
    event.id,
    event.action,
    event.actorId,
    event.actorEmail,
    event.actorRole,
    event.fromStatus,
    event.toStatus,
    event.fromStage,
    event.toStage,
    event.message,
    momentForHash(event.createdAt),
    // Only where there is one: the hashes of earlier events do not change.
    ...(event.submissionHash === null ? [] : [event.submissionHash]),
  ]
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex')
}
