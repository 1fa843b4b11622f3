import { and, desc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm'
import type { Environment } from '#domain/environments.ts'
import type { LatencySteps } from '#domain/latency.ts'
import { dayOf } from '#domain/time.ts'
import type { Db } from '#server/db/database.ts'
import { callFigures, callLatencies, callResults, payerCounts } from '#server/db/rollup-schema.ts'

/** Operator of calls without a known operator. */
export const noOperator = ''

/** Which projects, since when. Cost depends on the number of rows, not of calls. */
export interface Scope {
  projectIds: string[]
  environment: Environment
  /** Operators of the calls; undefined for all. */
  providers?: string[] | undefined
  /** Operators of the sales, if different; undefined for all. */
  sellers?: string[] | undefined
  since: Date
}

/** Decimal strings with two decimals, each rounded separately. */
export interface Figures {
  gross: string
  net: string
  charges: number
  calls: number
  errors4xx: number
  errors5xx: number
}

/** Undefined stands for a total. */
export interface FigureKey {
  projectId?: string
  /** '2026-03-02', for hours '2026-03-02T09'. */
  time?: string
}

export interface Latencies extends Required<FigureKey> {
  steps: LatencySteps
}

type Table = typeof callFigures | typeof callLatencies
type Period = 'hour' | 'day'

/** By project and day, by either, and in total; without rows where there were no calls. */
export async function ofDays(db: Db, scope: Scope): Promise<(Figures & FigureKey)[]> {
  const { projectId, startsAt } = callFigures
  const found = await db
    .select({ projectId: sql<string | null>`${projectId}`, time: timeOf(callFigures, 'day'), ...sums(scope) })
    .from(callFigures)
    .where(isIn(callFigures, scope, 'day'))
    .groupBy(sql`grouping sets ((${projectId}, ${startsAt}), (${projectId}), (${startsAt}), ())`)
  return found.map(placed)
}

/** By hour, and in total. */
export async function ofHours(db: Db, scope: Scope): Promise<(Figures & FigureKey)[]> {
  const found = await db
    .select({ projectId: sql<null>`null`, time: timeOf(callFigures, 'hour'), ...sums(scope) })
    .from(callFigures)
    .where(isIn(callFigures, scope, 'hour'))
    .groupBy(sql`grouping sets ((${callFigures.startsAt}), ())`)
  return found.map(placed)
}

/** One statement for sales and calls: a second one would double the dashboard's time. */
function sums({ sellers }: Scope) {
  const sold = sellers ? sql`filter (where ${inArray(callFigures.provider, sellers)})` : sql``
  return {
    gross: sql<string>`round(coalesce(sum(${callFigures.charged}) ${sold}, 0), 2)::text`,
    net: sql<string>`round(coalesce(sum(${callFigures.payout}) ${sold}, 0), 2)::text`,
    charges: sql`coalesce(sum(${callFigures.charges}) ${sold}, 0)`.mapWith(Number),
    calls: sql`sum(${callFigures.calls})`.mapWith(Number),
    errors4xx: sql`sum(${callFigures.errors4xx})`.mapWith(Number),
    errors5xx: sql`sum(${callFigures.errors5xx})`.mapWith(Number),
  }
}

/** One row per project, operator and hour or day; the caller sums them. */
export async function latencies(db: Db, scope: Scope, period: Period): Promise<Latencies[]> {
  const found = await db
    .select({ projectId: callLatencies.projectId, startsAt: callLatencies.startsAt, steps: callLatencies.steps })
    .from(callLatencies)
    .where(isIn(callLatencies, scope, period))
  return found.map(({ startsAt, ...row }) => ({
    ...row,
    time: startsAt.toISOString().slice(0, period === 'day' ? 'YYYY-MM-DD'.length : 'YYYY-MM-DDTHH'.length),
  }))
}

/** By result code, most frequent first. */
export function results(db: Db, scope: Scope, limit: number) {
  const calls = sum(callResults.calls)
  return db
    .select({ resultCode: callResults.resultCode, statusCode: callResults.statusCode, calls })
    .from(callResults)
    .where(isResultIn(scope))
    .groupBy(callResults.resultCode, callResults.statusCode)
    .orderBy(desc(calls), callResults.resultCode, callResults.statusCode)
    .limit(limit)
}

/** By decline reason, most frequent first. */
export function declines(db: Db, scope: Scope, limit: number) {
  const calls = sum(callResults.calls)
  return db
    .select({ reason: callResults.reason, calls })
    .from(callResults)
    .where(and(isResultIn(scope), eq(callResults.resultCode, 'GENERAL_DECLINE')))
    .groupBy(callResults.reason)
    .orderBy(desc(calls), callResults.reason)
    .limit(limit)
}

export interface Payers {
  scope: string
  day: string
  paid: number
  /** Customers whose latest day is this one: summed over a window until now, its customers. */
  lastSeen: number
}

/** By day, per project or, live, per partner: `scopes` are ids of either. */
export function payers(db: Db, scopes: string[], { environment, providers, since }: Scope): Promise<Payers[]> {
  const { scope, day, paid, lastSeen, provider } = payerCounts
  return db
    .select({ scope, day, paid: sum(paid), lastSeen: sum(lastSeen) })
    .from(payerCounts)
    .where(
      and(
        inArray(scope, scopes),
        eq(payerCounts.environment, environment),
        providers && inArray(provider, providers),
        gte(day, dayOf(since)),
      ),
    )
    .groupBy(scope, day)
}

function sum(column: typeof callResults.calls | typeof payerCounts.paid | typeof payerCounts.lastSeen): SQL<number> {
  return sql`sum(${column})`.mapWith(Number)
}

function isIn(table: Table, { projectIds, environment, providers, since }: Scope, period: Period) {
  return and(
    inArray(table.projectId, projectIds),
    eq(table.environment, environment),
    eq(table.period, period),
    providers && inArray(table.provider, providers),
    gte(table.startsAt, since),
  )
}

function isResultIn({ projectIds, environment, providers, since }: Scope) {
  return and(
    inArray(callResults.projectId, projectIds),
    eq(callResults.environment, environment),
    providers && inArray(callResults.provider, providers),
    gte(callResults.day, dayOf(since)),
  )
}

/** Formats per group of the result; formatting per input row would dominate the query. */
function timeOf({ startsAt }: typeof callFigures, period: Period): SQL<string | null> {
  const pattern = period === 'day' ? sql`'YYYY-MM-DD'` : sql`'YYYY-MM-DD"T"HH24'`
  return sql`to_char(${startsAt} at time zone 'UTC', ${pattern})`
}

function placed<Row extends { projectId: string | null; time: string | null }>({ projectId, time, ...row }: Row) {
  return { ...row, ...(projectId !== null && { projectId }), ...(time !== null && { time }) }
}
