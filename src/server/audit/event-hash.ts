import { createHash } from 'node:crypto'
import type { auditEvents } from '#server/db/review-schema.ts'

export type AuditEvent = typeof auditEvents.$inferSelect

/** What the first event of a chain holds in place of an event before it. */
export const beginning = '0'.repeat(64)

/** Over every column but the hash itself, the hash of the event before it included: one altered byte is another hash. */
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
    event.createdAt.toISOString(),
  ]
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex')
}
