import { and, count, eq, lt, sql } from 'drizzle-orm'
import { dayOf } from '#domain/time.ts'
import { advisoryLocks } from '#server/db/advisory-locks.ts'
import type { Db } from '#server/db/database.ts'
import { removeBatch } from '#server/db/remove-batch.ts'
import { callFigures, callLatencies, operationFigures, payerDays } from '#server/db/rollup-schema.ts'
import { projects } from '#server/db/schema.ts'

// Adds calls to the figures (docs/decisions/0013-each-call-is-counted-once.md).

const key = sql.raw(String(advisoryLocks.callCounting))

/** True when this process may count, false while another one counts. Held until the transaction ends. */
export async function lockCounting(tx: Db): Promise<boolean> {
  const [lock] = await tx
    .select({ taken: sql<boolean>`pg_try_advisory_xact_lock(${key})` })
    .from(sql`(values (1)) as one`)
  return lock?.taken === true
}

/** Waits for a running count, and blocks counting until the transaction ends. */
export async function pauseCounting(tx: Db): Promise<void> {
  await tx.select({ taken: sql`pg_advisory_xact_lock(${key})` }).from(sql`(values (1)) as one`)
}

/** Pays out sales that were counted without a rate. Requires the lock; for an operator's first rate only. */
export async function payOutCounted(
  tx: Db,
  first: { provider: string; productType: number; payoutRate: string },
): Promise<void> {
  await tx
    .update(callFigures)
    .set({ payout: sql`(${callFigures.charged} - ${callFigures.refunded}) * ${first.payoutRate}::numeric * 0.01` })
    .from(projects)
    .where(
      and(
        eq(projects.id, callFigures.projectId),
        eq(projects.productType, first.productType),
        eq(callFigures.provider, first.provider),
      ),
    )
}

/**
 * Adds up to this many waiting calls to every figure, removes them from the waiting ones, and returns their number. A single
 * statement, so that no call is counted twice or lost. Requires the lock.
 */
export async function countWaiting(tx: Db, limit: number, knownProviders: readonly string[]): Promise<number> {
  const waiting = tx.$with('waiting', {}).as(sql`select project_id, id from uncounted_calls order by id limit ${limit}`)
  // With the projects, so that a distributed database asks only the nodes that have them (docs/operating.md).
  const taken = tx.$with('taken', {}).as(sql`
    delete from uncounted_calls where id = any(array(select id from waiting))
      and project_id in (select project_id from waiting) returning *`)
  // Rates by period: the current one applies from the end of the latest earlier one.
  const rates = tx.$with('rates', {}).as(sql`
    select provider, product_type, payout_rate, held_until, coalesce(lag(held_until) over (
      partition by provider, product_type order by held_until), '-infinity') as after
    from (select provider, product_type, payout_rate, held_until from earlier_rates
      union all select provider, product_type, payout_rate, 'infinity' from rate_card) as each_of_them`)
  // A caller may send any operator code; only known ones have figures.
  const known = tx.$with('known', {}).as(sql`
    select t.project_id, t.environment, t.at, t.http_status, t.latency_ms, t.customer, t.moved, t.amount,
      t.product, t.operation,
      case when t.provider = any(${sql.param([...knownProviders])}::text[]) then t.provider else '' end as provider,
      (t.at at time zone 'UTC')::date as day, coalesce(t.result_code, '') as result_code,
      coalesce(t.status_code, t.http_status) as status_code, coalesce(t.reason, '') as reason,
      case t.moved when 'charge' then t.amount when 'refund' then -t.amount else 0 end
        * coalesce(r.payout_rate, 0) * 0.01 as payout,
      case when t.environment = 'live' then p.organisation_id end as organisation_id
    from taken t left join projects p on p.id = t.project_id
      left join rates r on r.provider = t.provider and r.product_type = p.product_type
        and coalesce(t.charged_at, t.at) > r.after and coalesce(t.charged_at, t.at) <= r.held_until`)
  const parts = [waiting, taken, rates, known, ...figuresOf(tx), ...payersOf(tx)]
  const [counted] = await tx
    .with(...parts)
    .select({ calls: count() })
    .from(sql`taken`)
  return counted?.calls ?? 0
}

const periods = sql`(values ('hour', date_trunc('hour', at, 'UTC')), ('day', date_trunc('day', at, 'UTC'))) as p(period, starts_at)`

function figuresOf(tx: Db) {
  const figures = tx.$with('figures', {}).as(sql`
    insert into call_figures as f (project_id, environment, period, provider, starts_at,
      calls, errors4xx, errors5xx, charges, refunds, charged, refunded, payout)
    select project_id, environment, period, provider, starts_at, count(*),
      count(*) filter (where http_status between 400 and 499), count(*) filter (where http_status >= 500),
      count(*) filter (where moved = 'charge'), count(*) filter (where moved = 'refund'),
      coalesce(sum(amount) filter (where moved = 'charge'), 0),
      coalesce(sum(amount) filter (where moved = 'refund'), 0), sum(coalesce(payout, 0))
    from known cross join lateral ${periods} group by 1, 2, 3, 4, 5
    on conflict (project_id, environment, period, provider, starts_at) do update set
      calls = f.calls + excluded.calls, errors4xx = f.errors4xx + excluded.errors4xx,
      errors5xx = f.errors5xx + excluded.errors5xx, charges = f.charges + excluded.charges,
      refunds = f.refunds + excluded.refunds, charged = f.charged + excluded.charged,
      refunded = f.refunded + excluded.refunded, payout = f.payout + excluded.payout`)
  const results = tx.$with('results', {}).as(sql`
    insert into call_results as f (project_id, environment, provider, day, result_code, status_code, reason, calls)
    select project_id, environment, provider, day, result_code, status_code, reason, count(*)
    from known group by 1, 2, 3, 4, 5, 6, 7
    on conflict (project_id, environment, provider, day, result_code, status_code, reason)
      do update set calls = f.calls + excluded.calls`)
  const operations = tx.$with('operations', {}).as(sql`
    insert into operation_figures as f (project_id, environment, product, operation, day, calls, last_at)
    select project_id, environment, product, operation, day, count(*), max(at)
    from known where product is not null and operation is not null group by 1, 2, 3, 4, 5
    on conflict (project_id, environment, product, operation, day)
      do update set calls = f.calls + excluded.calls, last_at = greatest(f.last_at, excluded.last_at)`)
  const latencies = tx.$with('latencies', {}).as(sql`
    insert into call_latencies as f (project_id, environment, period, provider, starts_at, steps)
    select project_id, environment, period, provider, starts_at, json_object_agg(step, calls) from (
      select project_id, environment, period, provider, starts_at,
        floor(ln(greatest(latency_ms, 0.1)) / ln(1.1))::int as step, count(*) as calls
      from known cross join lateral ${periods} group by 1, 2, 3, 4, 5, 6
    ) as stepped group by 1, 2, 3, 4, 5
    on conflict (project_id, environment, period, provider, starts_at) do update set steps = (
      select json_object_agg(step, calls) from (
        select key::int as step, sum(value::bigint) as calls
        from (select * from json_each_text(f.steps) union all select * from json_each_text(excluded.steps)) as both_of_them
        group by 1
      ) as summed)`)
  return [figures, results, operations, latencies]
}

/** First payment of a customer on that day, and the previous latest day. Reads `payer_days` as it was before. */
function payersOf(tx: Db) {
  const payers = tx.$with('payers', {}).as(sql`
    insert into payer_days (scope, environment, provider, customer, day)
    select distinct s.scope, environment, provider, customer, day
    from known cross join lateral (values (project_id), (organisation_id)) as s(scope)
    where moved = 'charge' and customer is not null and s.scope is not null
    on conflict do nothing returning *`)
  const last = tx.$with('last', {}).as(sql`
    select n.*, (select max(b.day) from payer_days b where b.scope = n.scope and b.environment = n.environment
      and b.provider = n.provider and b.customer = n.customer) as before
    from (select scope, environment, provider, customer, max(day) as day from payers group by 1, 2, 3, 4) n`)
  const counts = tx.$with('counts', {}).as(sql`
    insert into payer_counts as f (scope, environment, provider, day, paid, last_seen)
    select scope, environment, provider, day, sum(paid), sum(last_seen) from (
      select scope, environment, provider, day, 1 as paid, 0 as last_seen from payers
      union all select scope, environment, provider, day, 0, 1 from last where before is null or day > before
      union all select scope, environment, provider, before, 0, -1 from last where day > before
    ) as changes group by 1, 2, 3, 4
    on conflict (scope, environment, provider, day)
      do update set paid = f.paid + excluded.paid, last_seen = f.last_seen + excluded.last_seen`)
  return [payers, last, counts]
}

/** Deletes up to this many hours of figures that start before a moment; returns their number. Daily figures stay. */
export function removeHours(db: Db, before: Date, limit: number): Promise<number> {
  const { period, startsAt } = callFigures
  return removeBatch(db, callFigures, and(eq(period, 'hour'), lt(startsAt, before)), limit)
}

/** Deletes up to this many hours of latencies that start before a moment; returns their number. Daily latencies stay. */
export function removeLatencyHours(db: Db, before: Date, limit: number): Promise<number> {
  const { period, startsAt } = callLatencies
  return removeBatch(db, callLatencies, and(eq(period, 'hour'), lt(startsAt, before)), limit)
}

/** Deletes up to this many payments of customers before a day; returns their number. */
export function removePayerDays(db: Db, before: Date, limit: number): Promise<number> {
  return removeBatch(db, payerDays, lt(payerDays.day, dayOf(before)), limit)
}

/** Deletes up to this many days of operations before a day; returns their number. */
export function removeOperationDays(db: Db, before: Date, limit: number): Promise<number> {
  return removeBatch(db, operationFigures, lt(operationFigures.day, dayOf(before)), limit)
}
