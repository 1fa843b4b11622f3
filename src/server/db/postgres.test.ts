import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { connectPostgres, type Database } from '#server/db/connect.ts'
import * as accounts from '#server/repositories/accounts.ts'
import { openTestDatabase } from '#tests/support/database.ts'

// What only a PostgreSQL of its own does to us: connections that end, and others at work at the same moment.

const url = process.env.TEST_DATABASE_URL
const waitingLong = `select 1 from pg_stat_activity
  where wait_event_type = 'Lock' and wait_event = 'advisory' and clock_timestamp() - query_start > interval '400 ms'`
const open: Database[] = []
afterAll(async () => {
  for (const database of open) await database.close()
})

async function openHere(): Promise<Database> {
  const database = await openTestDatabase()
  open.push(database)
  return database
}

test('a connection that ends within a transaction fails it, and nothing else', async () => {
  const { db, ping } = await openHere()
  const broken = db.transaction(async (tx) => {
    await tx.execute('select pg_terminate_backend(pg_backend_pid())')
  })
  await expect(broken).rejects.toThrow()
  // The connection's own end arrives a moment later; nobody listening would end this process.
  await vi.waitFor(() => ping())
})

test('a process waits for the migrations of another for as long as they take', async () => {
  const other = new pg.Client({ connectionString: url })
  await other.connect()
  await other.query('select pg_advisory_lock(7240018)')
  const impatient = new URL(url ?? '')
  impatient.searchParams.set('statement_timeout', '200')
  const second = connectPostgres(impatient.href)
  second.catch(() => {})
  // Longer than its own patience: without a lock of its own kind the second one would have given up by now.
  await vi.waitFor(async () => expect((await other.query(waitingLong)).rowCount).toBe(1), { timeout: 10_000 })
  await other.end()
  open.push(await second)
})

test('of two who sign up at the same moment one gets the account, and no company is left over', async () => {
  const { db } = await openHere()
  const now = new Date()
  const partner = { email: 'race@lumen.example', passwordHash: 'x', createdAt: now, updatedAt: now }
  const made = await Promise.all(
    Array.from({ length: 6 }, () => db.transaction((tx) => accounts.insertPartner(tx, partner))),
  )
  expect(made.filter(Boolean)).toHaveLength(1)
  const companies = await db.execute('select count(*)::int as total from organisations')
  expect(companies).toMatchObject({ rows: [{ total: 1 }] })
})
