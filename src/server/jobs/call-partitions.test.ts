import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newCallId } from '#server/call-log/call-id.ts'
import { calls } from '#server/db/gateway-schema.ts'
import { maintainCallPartitions } from '#server/jobs/call-partitions.ts'
import * as callMonths from '#server/repositories/call-months.ts'
import * as callRows from '#server/repositories/calls.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { unknownId } from '#tests/support/projects.ts'

const database = eachDatabase()
const now = new Date('2026-11-20T08:00:00Z')

const message = { headers: [], body: null }
const insertAt = (at: Date) =>
  callRows.insert(database().db, {
    projectId: unknownId,
    at,
    id: newCallId(at),
    environment: 'sandbox',
    method: 'POST',
    path: '/v1/charges',
    httpStatus: 200,
    latencyMs: 1.5,
    request: message,
    response: message,
    trace: [],
  })

const months = async () => (await callMonths.list(database().db)).map((month) => month.toISOString().slice(0, 7))
const placesOf = () =>
  database().db.select({ table: sql<string>`tableoid::regclass::text`, at: calls.at }).from(calls).orderBy(calls.at)

test('creates this month and the next two, and moves earlier calls in', async () => {
  const { db } = database()
  await insertAt(now)
  expect(await placesOf()).toEqual([{ table: 'calls_default', at: now }])
  await maintainCallPartitions(db, now)
  await maintainCallPartitions(db, now)
  expect(await months()).toEqual(['2026-11', '2026-12', '2027-01'])
  expect(await placesOf()).toEqual([{ table: 'calls_2026_11', at: now }])
})

test('keeps and finds calls outside every month', async () => {
  const { db } = database()
  const old = new Date('2026-10-31T23:59:59.999Z')
  await insertAt(old)
  expect((await placesOf())[0]).toEqual({ table: 'calls_default', at: old })
  expect(await callRows.listOfProject(db, unknownId, {}, 10)).toHaveLength(2)
})

test('drops a month with its calls after thirteen months', async () => {
  const { db } = database()
  await maintainCallPartitions(db, new Date('2027-12-01T00:00:00Z'))
  expect(await months()).toEqual(['2026-11', '2026-12', '2027-01', '2027-12', '2028-01', '2028-02'])
  expect(await placesOf()).toEqual([{ table: 'calls_2026_11', at: now }])
  await maintainCallPartitions(db, new Date('2028-01-01T00:00:00Z'))
  expect(await months()).toEqual(['2026-12', '2027-01', '2027-12', '2028-01', '2028-02', '2028-03'])
  expect(await placesOf()).toEqual([])
})

test('creates each month once when two processes start together', async () => {
  const { db } = database()
  const later = new Date('2030-05-05T00:00:00Z')
  await Promise.all(Array.from({ length: 5 }, () => maintainCallPartitions(db, later)))
  expect(await months()).toEqual(['2030-05', '2030-06', '2030-07'])
})

test('reads the months of a project by index', async () => {
  const { db } = database()
  await insertAt(new Date('2030-05-05T00:00:00Z'))
  const plan = await db.execute(
    sql`explain select id from calls where project_id = ${unknownId} order by at desc, id desc limit 50`,
  )
  const lines = JSON.stringify(plan)
  expect(lines).toMatch(/Index.* Scan Backward using calls_2030_05_pkey/)
  expect(lines).not.toMatch(/-> +Sort/)
})
