import { sql } from 'drizzle-orm'
import { check, index, inet, integer, json, numeric, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core'
import { environment, moment } from '#server/db/columns.ts'
import type { ConnectionId } from '#server/operators.ts'

// Tables written by the gateway: the simulator's records and the call log.

/** A row per simulator record, found by its key only (docs/simulator.md). */
export const simulatorRecords = pgTable(
  'simulator_records',
  {
    environment: environment(),
    kind: text().notNull(),
    /** Id of the partner or project that owns the record. */
    scope: uuid().notNull(),
    key: text().notNull(),
    /** Not jsonb, which reorders properties: a repeated answer must equal the first one byte for byte. */
    record: json().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.environment, table.scope, table.kind, table.key] }),
    // The handset shows a project's messages of an environment, newest first.
    index('simulator_records_messages')
      .on(table.scope, table.environment, table.updatedAt)
      .where(sql`${table.kind} = 'messages'`),
    // Finds expired records for the nightly job (src/server/jobs/cleanup.ts), oldest first, without reading others.
    index('simulator_records_spent')
      .on(table.kind, table.updatedAt)
      .where(sql`${table.kind} in ('oneTimePasswords', 'messages')`),
    check('simulator_records_environment', sql`${table.environment} in ('sandbox', 'live')`),
  ],
)

/** A message as sent, with its secrets masked. */
export interface LoggedMessage {
  headers: { name: string; value: string }[]
  body: string | null
}

/**
 * The call log, written in the transaction of each call. The migration partitions it by month, which drizzle does not
 * model; src/server/jobs/call-partitions.ts creates and drops the months. It has no foreign keys, because a log outlives the
 * rows it refers to.
 */
export const calls = pgTable(
  'calls',
  {
    projectId: uuid().notNull(),
    /** When the call arrived. */
    at: moment().notNull(),
    /** UUID version 7: it starts with `at`, so the id alone leads to the month. */
    id: uuid().notNull(),
    environment: environment(),
    /** The id of an API key or of an agent token. */
    keyId: uuid(),
    /** Name of the agent token, as it was at the time of the call. */
    agentToken: text(),
    product: text(),
    operation: text(),
    method: text().notNull(),
    path: text().notNull(),
    httpStatus: integer().notNull(),
    resultCode: text(),
    statusCode: integer(),
    /** Null for a call that was not refused. */
    refusal: text(),
    /** The operator connection that answered; null for calls that failed earlier. */
    connection: text().$type<ConnectionId>(),
    latencyMs: real().notNull(),
    correlationId: text(),
    provider: text(),
    productCode: text(),
    transactionId: text(),
    /** A keyed hash of the subscriber, equal for number and token: customers can be counted and not identified. */
    customer: text(),
    /** Whether this call moved money: a repeated answer does not. */
    moved: text({ enum: ['charge', 'refund'] }),
    amount: numeric({ precision: 12, scale: 2 }),
    currency: text(),
    /** When the charge was first requested, which selects the payout rate. Only calls that moved money and refunds have it. */
    chargedAt: moment(),
    ip: inet(),
    request: json().$type<LoggedMessage>().notNull(),
    response: json().$type<LoggedMessage>().notNull(),
    trace: json().$type<string[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.at, table.id] }),
    index('calls_correlation').on(table.projectId, table.correlationId, table.at),
    // Finds the last sandbox calls of a live project, whose live calls are many.
    index('calls_sandbox').on(table.projectId, table.at, table.id).where(sql`${table.environment} = 'sandbox'`),
  ],
)
