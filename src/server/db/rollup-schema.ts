import { bigint, date, index, integer, json, numeric, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core'
import type { LatencySteps } from '#domain/latency.ts'
import { moment } from '#server/db/columns.ts'

// Figures counted from the log of calls, so that a screen reads a few rows however many calls there were
// (docs/decisions/0013-each-call-is-counted-once.md). Hours and days are UTC. Like the log these refer to no other table.

const environment = () => text({ enum: ['sandbox', 'live'] }).notNull()
/** Code of the operator; empty where a call named none that we know. */
const operator = () => text().notNull()
const amount = () => numeric().notNull().default('0')
const count = () => bigint({ mode: 'number' }).notNull().default(0)
const period = () => text({ enum: ['hour', 'day'] }).notNull()

/**
 * What waits to be counted: a row per call, written by a trigger of `calls` in the call's own transaction. It is there as
 * soon as the call is, and no earlier, in whatever order transactions end.
 */
export const uncountedCalls = pgTable('uncounted_calls', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  projectId: uuid().notNull(),
  at: moment().notNull(),
  environment: environment(),
  provider: text(),
  httpStatus: integer().notNull(),
  resultCode: text(),
  statusCode: integer(),
  /** The operator's words for a decline, the gateway's name for a refusal. */
  reason: text(),
  latencyMs: real().notNull(),
  moved: text({ enum: ['charge', 'refund'] }),
  amount: numeric({ precision: 12, scale: 2 }),
  customer: text(),
  /** Null of calls that were stored before there was such a column: then it is when they came. */
  chargedAt: moment(),
})

/** Sales and calls of a project in an hour or a day, by environment and operator. */
export const callFigures = pgTable(
  'call_figures',
  {
    projectId: uuid().notNull(),
    environment: environment(),
    period: period(),
    provider: operator(),
    startsAt: moment().notNull(),
    calls: count(),
    errors4xx: count(),
    errors5xx: count(),
    charges: count(),
    refunds: count(),
    /** What charges moved. */
    charged: amount(),
    /** What refunds moved back. */
    refunded: amount(),
    /** The partner's part of the difference, each charge and its refund at the payout rate of when it was charged. Not rounded. */
    payout: amount(),
  },
  (table) => [
    primaryKey({
      name: 'call_figures_key',
      columns: [table.projectId, table.environment, table.period, table.provider, table.startsAt],
    }),
    // Figures by the hour are thrown away after some weeks.
    index('call_figures_starts_at').using('brin', table.startsAt),
  ],
)

/** How a project's calls of a day were answered. */
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

/**
 * How long a project's calls of an hour or a day took. One row, however many calls: a screen that reads thirty days of ten projects
 * would otherwise read a row for each step of each day.
 */
export const callLatencies = pgTable(
  'call_latencies',
  {
    projectId: uuid().notNull(),
    environment: environment(),
    period: period(),
    provider: operator(),
    startsAt: moment().notNull(),
    /** Calls by step, of `json`: handed over as it was written, where `jsonb` would be put together each time. */
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

/** Who paid on which day, within a project or (live only) all projects of a partner: `scope` is the id of either. */
export const payerDays = pgTable(
  'payer_days',
  {
    scope: uuid().notNull(),
    environment: environment(),
    provider: operator(),
    /** The keyed hash of the log. */
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
 * How many different customers paid on a day, and for how many it was the last day so far. Everybody who paid in a window
 * that ends now has exactly one last day in it: its customers are the sum of `lastSeen`, exactly.
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
