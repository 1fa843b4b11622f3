import Fastify from 'fastify'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { maintainCallPartitions } from '#server/jobs/call-partitions.ts'
import { startJobs } from '#server/jobs/jobs.ts'
import * as callMonths from '#server/repositories/call-months.ts'
import { createEmptyDatabase } from '#tests/support/database.ts'
import { connectPostgres, type Database } from './connect.ts'

// The months of the call log while another session reads it, as pg_dump and reports do.

const started = new Date('2026-11-20T08:00:00Z')
const later = new Date('2028-03-20T08:00:00Z')
let database: Database
let reader: pg.Client

beforeAll(async () => {
  const url = await createEmptyDatabase(process.env.TEST_DATABASE_URL ?? '')
  database = await connectPostgres(url)
  reader = new pg.Client({ connectionString: url })
  await reader.connect()
})
beforeEach(async () => {
  await reader.query('begin')
})
afterEach(async () => {
  await reader.query('rollback')
})
afterAll(async () => {
  await reader.end()
  await database.close()
})

const months = async () => (await callMonths.list(database.db)).map((month) => month.toISOString().slice(0, 7))

test('starts the jobs while a backup reads the log, and queues the missing months', async () => {
  await reader.query('lock table calls in access share mode')
  const lines: string[] = []
  const { log } = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } })
  const config = readConfig({ SESSION_SECRET: 'x'.repeat(32), DEMO: '1' })
  const localUrl = async () => 'http://127.0.0.1:9'
  const jobs = await startJobs({ config, database, log, now: () => started, localUrl })
  await jobs.stop()
  expect(lines.join('')).toContain('"job":"keep-call-months"')
  const queued = await reader.query(`select from jobs.job where name = 'keep-call-months' and retry_delay = 60`)
  expect(queued.rowCount).toBe(1)
})

test('adds the coming months while a report keeps an expired one from being dropped', async () => {
  await reader.query('rollback')
  await maintainCallPartitions(database.db, started)
  await reader.query('begin')
  await reader.query('lock table only calls, calls_2026_11 in access share mode')
  const timedOut = { cause: { code: '55P03' } }
  await expect(maintainCallPartitions(database.db, later)).rejects.toMatchObject(timedOut)
  expect(await months()).toEqual(['2026-11', '2026-12', '2027-01', '2028-03', '2028-04', '2028-05'])
  await reader.query('commit')
  await maintainCallPartitions(database.db, later)
  expect(await months()).toEqual(['2028-03', '2028-04', '2028-05'])
})
