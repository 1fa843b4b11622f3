import { bigint, date, index, integer, json, numeric, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core'
import type { LatencySteps } from '#domain/latency.ts'
import { environment, moment } from '#server/db/columns.ts'

// Figures counted from the call log, so that a screen reads few rows for any number of calls
// (docs/decisions/0013-each-call-is-counted-once.md). Hours and days are UTC. Like the log, without foreign keys.

/** Operator code; empty for calls without a known operator. */
const operator = () => text().notNull()
const amount = () => numeric().notNull().default('0')
const count = () => bigint({ mode: 'number' }).notNull().default(0)
const slot = () => ({
  projectId: uuid().notNull(),
  environment: environment(),
  period: text({ enum: ['hour', 'day'] }).notNull(),
  provider: operator(),
  startsAt: moment().notNull(),
})

/**
 * Calls to be counted: a trigger of `calls` inserts a row in the call's own transaction, so it becomes visible with the
 * call.
 */
export const uncountedCalls = pgTable(
  'uncounted_calls',
  {
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    projectId: uuid().notNull(),
    at: moment().notNull(),
    environment: environment(),
    provider: text(),
    httpStatus: integer().notNull(),
    resultCode: text(),
    statusCode: integer(),
    /** The operator's decline reason, or the gateway's refusal id. */
    reason: text(),
    latencyMs: real().notNull(),
    moved: text({ enum: ['charge', 'refund'] }),
    amount: numeric({ precision: 12, scale: 2 }),
    customer: text(),
    /** Null for calls stored before this column existed: then the time of the call. */
    chargedAt: moment(),
    /** The product and its operation; null for calls that the figures of operations leave out. */
    product: text(),
    operation: text(),
  },
  // The project as well: a distributed table needs its distribution column in every key (docs/operating.md).
  (table) => [primaryKey({ name: 'uncounted_calls_key', columns: [table.id, table.projectId] })],
)

/** Sales and calls of a project per hour or day, by environment and operator. */
export const callFigures = pgTable(
  'call_figures',
  {
    ...slot(),
    calls: count(),
    errors4xx: count(),
    errors5xx: count(),
    charges: count(),
    refunds: count(),
    /** Charged amounts. */
    charged: amount(),
    /** Refunded amounts. */
    refunded: amount(),
    /** The partner's share of charges minus refunds, each at the payout rate of the charge. Not rounded. */
    payout: amount(),
  },
  (table) => [
    primaryKey({
      name: 'call_figures_key',
      columns: [table.projectId, table.environment, table.period, table.provider, table.startsAt],
    }),
    // Hourly figures are deleted after some weeks.
    index('call_figures_starts_at').using('brin', table.startsAt),
  ],
)

/** Results of a project's calls per day. */
export const callResults = pgTable(
  'call_results',
  {
    projectId: uuid().notNull(),
    environment: environment(),
    provider: operator(),
    day: date({ mode: 'string' }).notNull(),
    resultCode: text().notNull(),
    statusCode: integer().notNull(),
    reason: text().notNull(),
    calls: count(),
  },
  (table) => [
    primaryKey({
      name: 'call_results_key',
      columns: [
        table.projectId,
        table.environment,
        table.provider,
        table.day,
        table.resultCode,
        table.statusCode,
        table.reason,
      ],
    }),
  ],
)

/** Calls of a project's own keys per operation and day. Calls of product tests do not count. */
export const operationFigures = pgTable(
  'operation_figures',
  {
    projectId: uuid().notNull(),
    environment: environment(),
    product: text().notNull(),
    operation: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    calls: count(),
    lastAt: moment().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'operation_figures_key',
      columns: [table.projectId, table.environment, table.product, table.operation, table.day],
    }),
    // The page of API changes reads the figures of all projects.
    index('operation_figures_operation').on(table.product, table.operation, table.day),
  ],
)

/**
 * Latencies of a project's calls per hour or day. One row for all steps: otherwise thirty days of ten projects would need
 * a row per step and day.
 */
export const callLatencies = pgTable(
  'call_latencies',
  {
    ...slot(),
    /** Calls by step. `json` is returned as written; `jsonb` would be rebuilt on each read. */
    steps: json().$type<LatencySteps>().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'call_latencies_key',
      columns: [table.projectId, table.environment, table.period, table.provider, table.startsAt],
    }),
    index('call_latencies_starts_at').using('brin', table.startsAt),
  ],
)

/** Which customers paid on which day, per project or (live only) per partner: `scope` is the id of either. */
export const payerDays = pgTable(
  'payer_days',
  {
    scope: uuid().notNull(),
    environment: environment(),
    provider: operator(),
    /** The keyed hash from the log. */
    customer: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({
      name: 'payer_days_key',
      columns: [table.scope, table.environment, table.provider, table.customer, table.day],
    }),
    index('payer_days_day').using('brin', table.day),
  ],
)

/**
 * How many customers paid on a day, and for how many it is their latest day so far. A customer of a window that ends now
 * has exactly one latest day in it, so the sum of `lastSeen` counts them exactly.
 */
export const payerCounts = pgTable(
  'payer_counts',
  {
    scope: uuid().notNull(),
    environment: environment(),
    provider: operator(),
    day: date({ mode: 'string' }).notNull(),
    paid: count(),
    lastSeen: count(),
  },
  (table) => [
    primaryKey({ name: 'payer_counts_key', columns: [table.scope, table.environment, table.provider, table.day] }),
  ],
)
