import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { SecurityAction } from '#domain/security-events.ts'
import { moment } from '#server/db/columns.ts'

/**
 * What happened outside the workflow of a project: accounts of staff, reads of confidential data, and the beginning of each
 * project's chain of audit events. One chain for the whole portal. Never changed, never deleted.
 */
export const securityEvents = pgTable('security_events', {
  /** 1, 2, 3 ... */
  number: bigint({ mode: 'number' }).primaryKey(),
  id: uuid().notNull().unique('security_events_id'),
  action: text().$type<SecurityAction>().notNull(),
  /** The address of an account, an operator of the command line, or the system. */
  actor: text().notNull(),
  /** Null unless the actor is an account. */
  actorId: uuid(),
  /** The account, organisation or project concerned. */
  subjectId: uuid().notNull(),
  detail: text(),
  createdAt: moment().notNull(),
  previousHash: text().notNull(),
  hash: text().notNull(),
})

/** The last security event, which reveals removed last events. Appending locks this row, the only one. */
export const securityHead = pgTable('security_head', {
  name: text({ enum: ['security'] }).primaryKey(),
  events: bigint({ mode: 'number' }).notNull(),
  hash: text().notNull(),
})

/** Tells whether a key is the one that the stored hashes were made with. The key itself is in no table. */
export const secretFingerprints = pgTable('secret_fingerprints', {
  name: text({ enum: ['subscriber'] }).primaryKey(),
  fingerprint: text().notNull(),
})
