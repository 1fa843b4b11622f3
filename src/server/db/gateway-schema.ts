import { sql } from 'drizzle-orm'
import { check, index, inet, integer, json, numeric, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/db/columns.ts'
import type { ConnectionId } from '#server/operators.ts'

// What the gateway writes: what the simulator remembers, and the log of calls.

const environment = () => text({ enum: ['sandbox', 'live'] }).notNull()

/** A row per record of the simulator, found by its address alone (docs/simulator.md). */
export const simulatorRecords = pgTable(
  'simulator_records',
  {
    environment: environment(),
    kind: text().notNull(),
    /** Id of the partner or project whose record it is. */
    scope: uuid().notNull(),
    key: text().notNull(),
    /** Not jsonb, which puts properties into an order of its own: a repeated answer is the first one, byte for byte. */
    record: json().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.environment, table.scope, table.kind, table.key] }),
    // The handset shows a project's messages of an environment, newest first.
    index('simulator_records_messages')
      .on(table.scope, table.environment, table.updatedAt)
      .where(sql`${table.kind} = 'messages'`),
    // What the nightly job forgets, oldest first, without a look at what stays (src/server/jobs/tidy.ts).
    index('simulator_records_spent')
      .on(table.kind, table.updatedAt)
      .where(sql`${table.kind} in ('oneTimePasswords', 'messages')`),
    check('simulator_records_environment', sql`${table.environment} in ('sandbox', 'live')`),
  ],
)

/** A message as it went over the wire, with its secrets masked. */
export interface LoggedMessage {
  headers: { name: string; value: string }[]
  body: string | null
}

/**
 * The log of calls, written in the transaction of what each call did. In the database it is partitioned by month, of which
 * drizzle knows nothing: the migration says so, and src/server/jobs/call-months.ts makes and drops the months. It refers
 * to no other table, since a log outlives what it is about.
 */
export const calls = pgTable(
  'calls',
  {
    projectId: uuid().notNull(),
    /** When it arrived. */
    at: moment().notNull(),
    /** Version 7: it begins with `at`, so an id alone leads to its month. */
    id: uuid().notNull(),
    environment: environment(),
    keyId: uuid(),
    product: text(),
    operation: text(),
    method: text().notNull(),
    path: text().notNull(),
    httpStatus: integer().notNull(),
    resultCode: text(),
    statusCode: integer(),
    refusal: text(),
    /** The operator connection that answered; null where the call did not get that far. */
    connection: text().$type<ConnectionId>(),
    latencyMs: real().notNull(),
    correlationId: text(),
    provider: text(),
    productCode: text(),
    transactionId: text(),
    /** A keyed hash of the subscriber, the same for number and token: who it was stays unknown, how many can be counted. */
    customer: text(),
    /** Whether money moved with this very call: a repeated answer moves none. */
    moved: text({ enum: ['charge', 'refund'] }),
    amount: numeric({ precision: 12, scale: 2 }),
    currency: text(),
    /** When the charge was asked for first, of the call that moved its money and of its refund: both are paid at the rate of then. */
    chargedAt: moment(),
    ip: inet(),
    request: json().$type<LoggedMessage>().notNull(),
    response: json().$type<LoggedMessage>().notNull(),
    trace: json().$type<string[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.at, table.id] }),
    index('calls_correlation').on(table.projectId, table.correlationId, table.at),
  ],
)
