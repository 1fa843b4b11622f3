import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '#server/db/database.ts'
import { callFigures, payerDays, uncountedCalls } from '#server/db/rollup-schema.ts'
import { countCalls, tidyFigures } from '#server/jobs/count-calls.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as callCounting from '#server/repositories/call-counting.ts'
import * as projects from '#server/repositories/projects.ts'
import * as rateCard from '#server/repositories/rate-card.ts'
import { storeCalls } from '#tests/support/calls.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { draft } from '#tests/support/projects.ts'

const database = eachDatabase()
const today = Date.parse('2026-11-20T00:00:00Z')
const projectIds: string[] = []

beforeAll(async () => {
  const { db } = database()
  const rate = { productType: 1, position: 1 }
  await rateCard.insertAll(db, [
    { ...rate, provider: 'STM', payoutRate: '82.5' },
    { ...rate, provider: 'AIS', payoutRate: '70' },
  ])
  for (const email of ['one@partner.example', 'other@partner.example']) {
    const now = new Date(today)
    const dates = { createdAt: now, updatedAt: now }
    const partner = await accounts.insertPartner(db, { ...dates, email, passwordHash: 'none', confirmedAt: now })
    if (!partner?.organisationId) throw new Error('no partner was made')
    const owner = { organisationId: partner.organisationId, createdBy: partner.id }
    for (const name of ['First one', 'Second one']) {
      projectIds.push((await projects.insert(db, { ...draft, ...dates, ...owner, name })).id)
    }
  }
})

const aCall = fc.record({
  project: fc.nat(3),
  environment: fc.constantFrom('sandbox' as const, 'live' as const),
  provider: fc.constantFrom('STM', 'AIS', 'GLB', 'made up by a caller', null),
  minutes: fc.integer({ min: -3 * 24 * 60, max: 24 * 60 }),
  httpStatus: fc.constantFrom(200, 200, 200, 402, 404, 500),
  resultCode: fc.constantFrom('SUCCESS', 'GENERAL_DECLINE', 'FAILURE', null),
  refusal: fc.constantFrom(null, null, 'key-unknown'),
  latencyMs: fc.nat(900_000).map((tenths) => tenths / 10),
  moved: fc.constantFrom('charge' as const, 'charge' as const, 'refund' as const, null),
  cents: fc.nat(100_000),
  customer: fc.constantFrom('a', 'b', 'c', 'd', null),
})
type ACall = typeof aCall extends fc.Arbitrary<infer Value> ? Value : never

const store = (db: Db, calls: ACall[]) =>
  storeCalls(
    db,
    calls.map(({ project, minutes, cents, ...call }) => ({
      ...call,
      projectId: projectIds[project] ?? '',
      at: new Date(today + minutes * 60_000),
      amount: call.moved && (cents / 100).toFixed(2),
    })),
  )

const calls = fc.array(aCall, { minLength: 1, maxLength: 12 })
const size = fc.integer({ min: 1, max: 9 })
const step = fc.oneof(
  fc.record({ kind: fc.constant('store' as const), calls }),
  fc.record({ kind: fc.constant('store and think better of it' as const), calls }),
  fc.record({ kind: fc.constant('store, and count before it is committed' as const), calls, size }),
  fc.record({ kind: fc.constant('count' as const), size }),
  fc.record({ kind: fc.constant('be killed while counting' as const), size }),
  fc.record({ kind: fc.constant('count in three processes' as const), size }),
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

const killed = new Error('killed')
const fails = async (work: Promise<unknown>) => await expect(work).rejects.toThrow('killed')

async function take(each: Step): Promise<void> {
  const { db, kind } = database()
  switch (each.kind) {
    case 'store':
      return await store(db, each.calls)
    case 'store and think better of it':
      return await fails(
        db.transaction(async (tx) => {
          await store(tx, each.calls)
          throw killed
        }),
      )
    case 'store, and count before it is committed':
      // The embedded database has one transaction at a time: there is no before.
      return await db.transaction(async (tx) => {
        await store(tx, each.calls)
        if (kind === 'postgres') await countCalls(database(), each.size)
      })
    case 'count':
      return void (await countCalls(database(), each.size))
    case 'be killed while counting':
      return await fails(
        db.transaction(async (tx) => {
          await callCounting.lockCounting(tx)
          await callCounting.countWaiting(tx, each.size, ['STM', 'AIS', 'GLB'])
          throw killed
        }),
      )
    case 'count in three processes':
      return void (await Promise.all([1, 2, 3].map(() => countCalls(database(), each.size))))
  }
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
const rawFigures = (period: 'hour' | 'day') => sql`
  select project_id, environment, ${sql.raw(`'${period}'`)} as period, ${provider} as provider, ${startOf(period)} as starts_at,
    count(*) as calls, count(*) filter (where http_status between 400 and 499) as errors4xx,
    count(*) filter (where http_status >= 500) as errors5xx, count(*) filter (where moved = 'charge') as charges,
    count(*) filter (where moved = 'refund') as refunds, coalesce(sum(amount) filter (where moved = 'charge'), 0) as charged,
    coalesce(sum(amount) filter (where moved = 'refund'), 0) as refunded,
    sum(case moved when 'charge' then amount when 'refund' then -amount else 0 end
      * case provider when 'STM' then 0.825 when 'AIS' then 0.7 else 0 end) as payout
  from calls group by 1, 2, 3, 4, 5`

/** What each table of figures must hold, straight from the log. */
const truths = {
  'select * from call_figures': sql`${rawFigures('hour')} union all ${rawFigures('day')}`,
  'select * from call_results': sql`
    select project_id, environment, ${provider} as provider, ${day} as day, coalesce(result_code, '') as result_code, status_code,
      coalesce(refusal, case when result_code = 'GENERAL_DECLINE' then 'Charged.' end, '') as reason, count(*) as calls
    from calls group by 1, 2, 3, 4, 5, 6, 7`,
  'select * from call_latencies': sql`
    select project_id, environment, 'hour', ${provider}, ${startOf('hour')}, ${step0}, count(*) from calls group by 1, 2, 3, 4, 5, 6
    union all
    select project_id, environment, 'day', ${provider}, ${startOf('day')}, ${step0}, count(*) from calls group by 1, 2, 3, 4, 5, 6`,
  'select scope, environment, provider, day, paid from payer_counts where paid <> 0': sql`
    select scope, environment, provider, day, count(*) from (${payers}) p group by 1, 2, 3, 4`,
  'select scope, environment, provider, day, last_seen from payer_counts where last_seen <> 0': sql`
    select scope, environment, provider, day, count(*) from
      (select scope, environment, provider, customer, max(day) as day from (${payers}) p group by 1, 2, 3, 4) l
    group by 1, 2, 3, 4`,
} as const

async function differences(db: Db, figures: string, truth: ReturnType<typeof sql>): Promise<unknown[]> {
  const said = sql.raw(figures)
  const difference = sql`((${said}) except (${truth})) union all ((${truth}) except (${said}))`
  return await db.select({ row: sql`d` }).from(sql`(${difference}) as d`)
}

describe('figures are the calls of the log, each once', () => {
  test('in whatever order they come, are committed, are counted and are interrupted', {
    timeout: 120_000,
  }, async () => {
    const { db } = database()
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 14 }), async (steps) => {
        for (const each of steps) await take(each)
        await countCalls(database())
        expect(await db.select().from(uncountedCalls)).toEqual([])
        for (const [figures, truth] of Object.entries(truths)) expect(await differences(db, figures, truth)).toEqual([])
      }),
      { numRuns: 25 },
    )
  })

  test('what is no longer looked at is thrown away, the days stay', async () => {
    const { db } = database()
    await store(db, [{ ...sample, minutes: 0 }])
    await countCalls(database())
    const periods = async () =>
      (await db.selectDistinct({ period: callFigures.period }).from(callFigures)).map(({ period }) => period).sort()
    await tidyFigures(db, new Date(today))
    expect(await periods()).toEqual(['day', 'hour'])
    await tidyFigures(db, new Date(today + 100 * 86_400_000))
    expect(await periods()).toEqual(['day'])
    expect(await db.select().from(payerDays)).toEqual([])
  })
})

const sample: ACall = {
  project: 0,
  environment: 'live',
  provider: 'STM',
  minutes: 0,
  httpStatus: 200,
  resultCode: 'SUCCESS',
  refusal: null,
  latencyMs: 12,
  moved: 'charge',
  cents: 198,
  customer: 'a',
}
