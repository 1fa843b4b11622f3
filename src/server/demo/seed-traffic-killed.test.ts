import { and, count, eq, gte, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Db } from '#server/db/database.ts'
import { calls } from '#server/db/gateway-schema.ts'
import { callFigures } from '#server/db/rollup-schema.ts'
import { seedRadio } from '#server/demo/seed-partners.ts'
import { seedTraffic } from '#server/demo/seed-traffic.ts'
import { countCalls } from '#server/jobs/count-calls.ts'
import { testApp } from '#tests/support/app.ts'

const app = testApp()

/** A database whose transactions fail after the given number, as if the process was killed. */
function dyingAfter(transactions: number): Db {
  let left = transactions
  return new Proxy(app.db, {
    get(db, name) {
      if (name !== 'transaction') return Reflect.get(db, name, db)
      return (work: (tx: Db) => Promise<unknown>) =>
        db.transaction(async (tx) => {
          const done = await work(tx)
          if (left-- <= 0) throw new Error('killed')
          return done
        })
    },
  })
}

const day = sql<string>`(${calls.at} at time zone 'UTC')::date::text`
const callsByDay = () => app.db.select({ day, calls: count() }).from(calls).groupBy(day).orderBy(day)
const counted = async () =>
  (await app.db.select().from(callFigures).where(eq(callFigures.period, 'day'))).reduce(
    (sum, row) => sum + row.calls,
    0,
  )

test('completes interrupted seeding without duplicating a day', {
  timeout: 120_000,
}, async () => {
  await seedRadio(app.db, app.config, app.now())
  // Creates the months and some spans of six days. The last span may be stored without being counted.
  const dying = seedTraffic({ db: dyingAfter(8), kind: app.database.kind }, app.now())
  await expect(dying).rejects.toThrow('killed')
  const before = await callsByDay()
  expect(before.length).toBeGreaterThan(6)
  expect(before.length).toBeLessThan(60)

  await seedTraffic(app.database, app.now())
  // The minutely job counts stored calls that were not counted.
  await countCalls(app.database)
  const after = await callsByDay()
  expect(after).toHaveLength(91)
  // The first stored day is incomplete.
  expect(after.slice(-before.length + 1)).toEqual(before.slice(1))
  expect(await counted()).toBe(await app.db.$count(calls))
  expect(await app.db.$count(calls, and(gte(calls.at, app.now())))).toBe(0)
})
