import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as projects from '#server/repositories/projects.ts'
import * as rateCard from '#server/repositories/rate-card.ts'
import { draft } from './projects.ts'

/**
 * Inserts two partners with two projects each, and rates for STM and AIS. STM's rate was lower until a day ago. Returns the
 * project ids.
 */
export async function insertSellers(db: Db, now: Date): Promise<string[]> {
  const stm = { productType: 1, position: 1, provider: 'STM' } as const
  await rateCard.insertAll(db, [
    { ...stm, payoutRate: '60' },
    { productType: 1, position: 2, provider: 'AIS', payoutRate: '70' },
  ])
  const dayAgo = new Date(now.getTime() - 86_400_000)
  await rateCard.change(db, { ...stm, payoutRate: '82.5' }, () => dayAgo)
  const dates = { createdAt: now, updatedAt: now }
  const ids: string[] = []
  for (const email of ['one@partner.example', 'other@partner.example']) {
    const partner = await accounts.insertPartner(db, { ...dates, email, passwordHash: 'none', confirmedAt: now })
    if (!partner?.organisationId) throw new Error('The partner was not inserted')
    const owner = { organisationId: partner.organisationId, createdBy: partner.id }
    for (const name of ['First one', 'Second one']) {
      ids.push((await projects.insert(db, { ...draft, ...dates, ...owner, name })).id)
    }
  }
  return ids
}

const provider = sql`case when provider in ('STM', 'AIS', 'GLB') then provider else '' end`
const day = sql`(at at time zone 'UTC')::date`
const payers = sql`
  select project_id as scope, environment, ${provider} as provider, customer, ${day} as day from calls
  where moved = 'charge' and customer is not null
  union select organisation_id, environment, ${provider}, customer, ${day} from calls join projects p on p.id = project_id
  where moved = 'charge' and customer is not null and environment = 'live'`
const step0 = sql`floor(ln(greatest(latency_ms, 0.1)) / ln(1.1))::int`
const startOf = (period: 'hour' | 'day') => sql`date_trunc(${sql.raw(`'${period}'`)}, at, 'UTC')`
const changedAt = sql`(select held_until from earlier_rates where provider = 'STM')`
const rawFigures = (period: 'hour' | 'day') => sql`
  select project_id, environment, ${sql.raw(`'${period}'`)} as period, ${provider} as provider, ${startOf(period)} as starts_at,
    count(*) as calls, count(*) filter (where http_status between 400 and 499) as errors4xx,
    count(*) filter (where http_status >= 500) as errors5xx, count(*) filter (where moved = 'charge') as charges,
    count(*) filter (where moved = 'refund') as refunds, coalesce(sum(amount) filter (where moved = 'charge'), 0) as charged,
    coalesce(sum(amount) filter (where moved = 'refund'), 0) as refunded,
    sum(case moved when 'charge' then amount when 'refund' then -amount else 0 end
      * case provider when 'STM' then case when coalesce(charged_at, at) <= ${changedAt} then 0.6 else 0.825 end
        when 'AIS' then 0.7 else 0 end) as payout
  from calls group by 1, 2, 3, 4, 5`

/** Query of a figure table -> the rows it must return, computed from the log. */
const expectedRows = {
  'select * from call_figures': sql`${rawFigures('hour')} union all ${rawFigures('day')}`,
  'select * from call_results': sql`
    select project_id, environment, ${provider} as provider, ${day} as day, coalesce(result_code, '') as result_code, status_code,
      coalesce(refusal, case when result_code = 'GENERAL_DECLINE' then 'Charged.' end, '') as reason, count(*) as calls
    from calls group by 1, 2, 3, 4, 5, 6, 7`,
  'select * from operation_figures': sql`
    select project_id, environment, product, operation, ${day} as day, count(*) as calls, max(at) as last_at
    from calls where key_id is null and refusal is null group by 1, 2, 3, 4, 5`,
  [`select project_id, environment, period, provider, starts_at, key::int as step, value::bigint as calls
    from call_latencies, json_each_text(steps)`]: sql`
    select project_id, environment, 'hour', ${provider}, ${startOf('hour')}, ${step0}, count(*) from calls group by 1, 2, 3, 4, 5, 6
    union all
    select project_id, environment, 'day', ${provider}, ${startOf('day')}, ${step0}, count(*) from calls group by 1, 2, 3, 4, 5, 6`,
  'select scope, environment, provider, day, paid from payer_counts where paid <> 0': sql`
    select scope, environment, provider, day, count(*) from (${payers}) p group by 1, 2, 3, 4`,
  'select scope, environment, provider, day, last_seen from payer_counts where last_seen <> 0': sql`
    select scope, environment, provider, day, count(*) from
      (select scope, environment, provider, customer, max(day) as day from (${payers}) p group by 1, 2, 3, 4) l
    group by 1, 2, 3, 4`,
}

/** Rows of the figure tables that differ from the rows computed from the log, in either direction. */
export async function wrongFigures(db: Db): Promise<unknown[]> {
  const wrong: unknown[] = []
  for (const [query, expected] of Object.entries(expectedRows)) {
    const stored = sql.raw(query)
    const difference = sql`((${stored}) except (${expected})) union all ((${expected}) except (${stored}))`
    wrong.push(...(await db.select({ row: sql`d` }).from(sql`(${difference}) as d`)))
  }
  return wrong
}
