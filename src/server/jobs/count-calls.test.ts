import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '#server/db/database.ts'
import { callFigures, callLatencies, operationFigures, payerDays, uncountedCalls } from '#server/db/rollup-schema.ts'
import { countCalls, deleteOldFigures } from '#server/jobs/count-calls.ts'
import * as callCounting from '#server/repositories/call-counting.ts'
import * as figures from '#server/repositories/figures.ts'
import { insertSellers, wrongFigures } from '#tests/support/call-figures.ts'
import { storeCalls } from '#tests/support/calls.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { limitDeletes } from '#tests/support/limit-deletes.ts'

const database = eachDatabase()
const today = Date.parse('2026-11-20T00:00:00Z')
const projectIds: string[] = []

beforeAll(async () => {
  projectIds.push(...(await insertSellers(database().db, new Date(today))))
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
  /** Before a charge was through, or before it was refunded. */
  minutesSinceCharge: fc.option(fc.nat(3 * 24 * 60)),
  customer: fc.constantFrom('a', 'b', 'c', 'd', null),
})
type ACall = typeof aCall extends fc.Arbitrary<infer Value> ? Value : never

const store = (db: Db, calls: ACall[]) =>
  storeCalls(
    db,
    calls.map(({ project, minutes, minutesSinceCharge, cents, ...call }) => ({
      ...call,
      projectId: projectIds[project] ?? '',
      at: new Date(today + minutes * 60_000),
      chargedAt: minutesSinceCharge === null ? null : new Date(today + (minutes - minutesSinceCharge) * 60_000),
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

describe('figures equal the calls of the log', () => {
  test('in any order of arrival, commit, count and interruption', {
    timeout: 120_000,
  }, async () => {
    const { db } = database()
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 14 }), async (steps) => {
        for (const each of steps) await take(each)
        await countCalls(database())
        expect(await db.select().from(uncountedCalls)).toEqual([])
        expect(await wrongFigures(db)).toEqual([])
      }),
      { numRuns: 25 },
    )
  })

  test('deletes old details and keeps the days', async () => {
    const { db } = database()
    await store(db, [{ ...sample, minutes: 0 }])
    await countCalls(database())
    const periods = async () =>
      (await db.selectDistinct({ period: callFigures.period }).from(callFigures)).map(({ period }) => period).sort()
    await deleteOldFigures(db, new Date(today))
    expect(await periods()).toEqual(['day', 'hour'])
    await deleteOldFigures(db, new Date(today + 100 * 86_400_000))
    expect(await periods()).toEqual(['day'])
    expect(await db.select().from(payerDays)).toEqual([])
  })

  test('deletes the days of operations that are not shown', async () => {
    const { db } = database()
    await store(db, [{ ...sample, minutes: -30 * 24 * 60 }])
    await countCalls(database())
    const days = async () => (await db.selectDistinct({ day: operationFigures.day }).from(operationFigures)).length
    await deleteOldFigures(db, new Date(today + 62 * 86_400_000))
    expect(await days()).toBeGreaterThan(0)
    await deleteOldFigures(db, new Date(today + 100 * 86_400_000))
    expect(await days()).toBe(0)
  })

  test('deletes old figures in batches, and continues after a table that fails', async () => {
    const { db } = database()
    const customers = ['a', 'b', 'c', 'd'] as const
    const calls = [0, 60, 120, 180].flatMap((minutes) =>
      customers.map((customer) => ({ ...sample, minutes, customer })),
    )
    await store(db, calls)
    await countCalls(database())
    const left = async () => [
      await db.$count(callLatencies, eq(callLatencies.period, 'hour')),
      await db.$count(payerDays),
      await db.$count(operationFigures),
    ]
    const days = () => db.$count(callFigures, eq(callFigures.period, 'day'))
    const daysBefore = await days()
    expect(Math.min(...(await left()))).toBeGreaterThan(0)
    const tables = ['call_latencies', 'payer_days', 'operation_figures']
    for (const table of tables) await limitDeletes(db, table, 3)
    await limitDeletes(db, 'call_figures', 0)
    await expect(deleteOldFigures(db, new Date(today + 100 * 86_400_000), 3)).rejects.toThrow()
    expect(await left()).toEqual([0, 0, 0])
    for (const table of [...tables, 'call_figures']) await db.execute(sql.raw(`drop trigger limited on ${table}`))
    await deleteOldFigures(db, new Date(today + 100 * 86_400_000), 3)
    expect(await db.$count(callFigures, eq(callFigures.period, 'hour'))).toBe(0)
    expect(await days()).toBe(daysBefore)
  })

  test('counts a returning customer once after the details were deleted', async () => {
    const { db } = database()
    const [projectId = ''] = projectIds
    const dayMinutes = 24 * 60
    const payersOfMonthUntil = async (days: number) => {
      const since = new Date(today + (days - 29) * 86_400_000)
      const scope = { projectIds, environment: 'live' as const, providers: ['STM'], since }
      return (await figures.payers(db, [projectId], scope)).reduce((sum, { lastSeen }) => sum + lastSeen, 0)
    }
    await store(db, [{ ...sample, minutes: 200 * dayMinutes }])
    await countCalls(database())
    expect(await payersOfMonthUntil(200)).toBe(1)
    await deleteOldFigures(db, new Date(today + 263 * 86_400_000))
    expect(await db.select().from(payerDays)).toEqual([])
    await store(db, [
      { ...sample, minutes: 263 * dayMinutes },
      { ...sample, minutes: 264 * dayMinutes },
    ])
    await countCalls(database())
    expect(await payersOfMonthUntil(264)).toBe(1)
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
  minutesSinceCharge: null,
  customer: 'a',
}
