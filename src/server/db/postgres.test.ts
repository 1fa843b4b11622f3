import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import Fastify from 'fastify'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { ArchiveWriter } from '#server/backup/archive-writer.ts'
import { withClient } from '#server/backup/postgres-backup.ts'
import { readConfig } from '#server/config.ts'
import { advisoryLocks } from '#server/db/advisory-locks.ts'
import { newKeyValue } from '#server/identity/api-key-value.ts'
import { startJobs } from '#server/jobs/jobs.ts'
import { collectMetrics } from '#server/plugins/metrics.ts'
import { toProblem } from '#server/plugins/refusals.ts'
import * as accounts from '#server/repositories/accounts.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { credentialsOf } from '#tests/support/payment.ts'
import { startTcpProxy } from '#tests/support/tcp-proxy.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { connect, connectPostgres, type Database } from './connect.ts'
import { migratePostgres } from './migrate.ts'

// Behaviour of a separate PostgreSQL server: lost connections and concurrent clients.

const url = process.env.TEST_DATABASE_URL
const waitingLong = `select 1 from pg_stat_activity
  where wait_event_type = 'Lock' and wait_event = 'advisory' and clock_timestamp() - query_start > interval '400 ms'`
const waitingForTable = `select 1 from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'relation'`
const open: Database[] = []
afterAll(async () => {
  for (const database of open) await database.close()
})

async function openHere(): Promise<Database> {
  const database = await openTestDatabase()
  open.push(database)
  return database
}

test('fails only the transaction whose connection ends', async () => {
  const { db, ping } = await openHere()
  const broken = db.transaction(async (tx) => {
    await tx.execute('select pg_terminate_backend(pg_backend_pid())')
  })
  await expect(broken).rejects.toThrow()
  // The connection's end arrives later; without a listener it would end this process.
  await waitFor(() => ping())
})

test('waits for the migrations of another process', async () => {
  const other = new pg.Client({ connectionString: url })
  await other.connect()
  await other.query('select pg_advisory_lock($1)', [advisoryLocks.migrations])
  const impatient = new URL(url ?? '')
  impatient.searchParams.set('statement_timeout', '200')
  const second = connectPostgres(impatient.href)
  second.catch(() => {})
  // Longer than the lock timeout: without its own lock the second process would have given up.
  await waitFor(async () => expect((await other.query(waitingLong)).rowCount).toBe(1))
  await other.end()
  open.push(await second)
})

test('repeats a migration while another transaction holds a table, and fails with an error that names the cure', async () => {
  const { db } = await openHere()
  const own = new URL(url ?? '')
  const { rows } = (await db.execute('select current_database() as name')) as unknown as { rows: { name: string }[] }
  own.pathname = `/${rows[0]?.name}`
  const other = new pg.Client({ connectionString: own.href })
  await other.connect()
  await other.query('begin')
  await other.query('lock table drizzle.__drizzle_migrations')
  const waits = { lockMs: 200, pauseMs: 200, giveUpMs: 0 }
  await expect(migratePostgres(own.href, waits)).rejects.toThrow(
    /^DATABASE_URL: a long transaction holds a table[^\n]+ then run migrate again$/,
  )
  const repeated = migratePostgres(own.href, { ...waits, giveUpMs: 60_000 })
  const waiting = () => db.execute(waitingForTable)
  await waitFor(async () => expect(await waiting()).toMatchObject({ rowCount: 1 }))
  await waitFor(async () => expect(await waiting()).toMatchObject({ rowCount: 0 }))
  await other.end()
  await repeated
})

test('creates one account and one company for two simultaneous sign-ups', async () => {
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

test('opens as many connections as the setting allows', async () => {
  const { db, close } = await connect({ databaseUrl: url, dataDir: '', poolSize: 3 }, { migrates: true })
  try {
    const queries = Array.from({ length: 12 }, () => db.execute('select pg_backend_pid() as pid, pg_sleep(0.05)'))
    const pids = (await Promise.all(queries)).map((found) => JSON.stringify(found))
    expect(new Set(pids.map((text) => /"pid":(\d+)/.exec(text)?.[1])).size).toBeLessThanOrEqual(3)
  } finally {
    await close()
  }
})

test('gives up connections that stay silent, in transactions too, and opens others', async () => {
  const proxy = await startTcpProxy(url ?? '')
  const { db, ping, close } = await connectPostgres(proxy.url, { migrates: true, silenceMs: 500 })
  const tenTimes = <T>(work: () => Promise<T>) => Promise.allSettled(Array.from({ length: 10 }, work))
  try {
    await tenTimes(() => db.execute('select pg_sleep(0.1)'))
    proxy.freeze()
    const ended = await tenTimes(() => db.transaction((tx) => tx.execute('select 1')))
    const codes = ended.map((each) => (each.status === 'rejected' ? toProblem(each.reason).code : each.status))
    expect(new Set(codes)).toEqual(new Set(['unavailable']))
    expect((await tenTimes(ping)).map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 'fulfilled'))
  } finally {
    await close()
    await proxy.close()
  }
})

test('does not keep a scrape waiting for a database that stays silent', async () => {
  const proxy = await startTcpProxy(url ?? '')
  const database = await connectPostgres(proxy.url, { migrates: true, silenceMs: 120_000 })
  try {
    const { print } = collectMetrics(Fastify(), { database, now: () => new Date() })
    expect(await print()).toMatch(/^database_up 1$/m)
    proxy.freeze()
    expect(await print()).toMatch(/^database_up 0$/m)
  } finally {
    await proxy.close()
    await database.close()
  }
})

test('ends a backup whose connection is lost with one line and without a file', async () => {
  const folder = temporaryFolder('portal-lost-backup')
  const proxy = await startTcpProxy(url ?? '')
  const backup = ArchiveWriter.create(join(folder, 'portal.tar'), (archive) =>
    withClient(proxy.url, async (client) => {
      // `once` of node:events would listen for errors too.
      const isLost = new Promise((resolve) => client.once('end', resolve))
      await archive.add('database.dump', [Buffer.from('rows')])
      proxy.cut()
      await isLost
      await client.query('select 1')
    }),
  )
  await expect(backup).rejects.toThrow(/^DATABASE_URL: the connection was lost \([^\n]+: repeat the command [^\n]+$/)
  expect(readdirSync(folder)).toEqual([])
  await proxy.close()
})

test('answers 503 for a statement that PostgreSQL ended because it took too long', async () => {
  const { db } = await openHere()
  const ended = db.transaction(async (tx) => {
    await tx.execute('set local statement_timeout = 50')
    await tx.execute('select pg_sleep(5)')
  })
  const problem = toProblem(await ended.catch((error: unknown) => error))
  expect([problem.code, problem.retryAfterSeconds]).toEqual(['unavailable', 5])
})

test('listens again after its connection was cut', async () => {
  const proxy = await startTcpProxy(url ?? '')
  const { listen, close } = await connectPostgres(proxy.url)
  const direct = await connectPostgres(url ?? '')
  const heard: string[] = []
  let connections = 0
  const listener = listen('cut_and_back', {
    onMessage: (payload) => heard.push(payload),
    onConnected: () => void connections++,
  })
  try {
    await waitFor(() => expect(connections).toBe(1))
    proxy.cut()
    proxy.restore()
    await waitFor(() => expect(connections).toBe(2))
    await direct.db.execute("select pg_notify('cut_and_back', 'news')")
    await waitFor(() => expect(heard).toEqual(['news']))
  } finally {
    await listener.stop()
    await close()
    await direct.close()
    await proxy.close()
  }
})

describe('while the database is away', () => {
  const id = '00000000-0000-4000-8000-000000000000'
  const now = () => new Date()
  const calls = [
    { url: '/portal/home/captcha', status: 200 },
    {
      method: 'POST',
      url: '/portal/user/login',
      payload: { email: 'a@lumen.example', password: 'Harbour#2027' },
      status: 401,
    },
    { method: 'POST', url: '/portal/user/refresh', payload: { refreshToken: 'x'.repeat(43) }, status: 401 },
    { url: '/portal/resources/search?keyword=key', status: 200 },
    {
      method: 'POST',
      url: '/sandbox/v1/charges',
      headers: credentialsOf(id, id, newKeyValue('sandbox')),
      payload: {},
      status: 401,
    },
  ] as const

  test('answers 503 with Retry-After, stays alive, and works again when it is back', async () => {
    const proxy = await startTcpProxy(url ?? '')
    const database = await connectPostgres(proxy.url)
    const config = readConfig({ SESSION_SECRET: 'x'.repeat(32), DEMO: '1' })
    const app = await buildApp({ config, database, deliver: undefined, now })
    const jobs = await startJobs({ config, database, log: app.log, now, localUrl: async () => 'http://127.0.0.1:9' })
    const statuses = async () => {
      const answers = await Promise.all(calls.map(({ status: _, ...call }) => app.inject(call)))
      return answers.map((answer, at) => ({
        url: calls[at]?.url,
        status: answer.statusCode,
        retry: answer.headers['retry-after'],
      }))
    }
    const meant = calls.map(({ url, status }) => ({ url, status, retry: undefined }))
    try {
      expect(await statuses()).toEqual(meant)
      proxy.cut()
      const away = meant.map((each) => (each.url.includes('captcha') ? each : { ...each, status: 503, retry: '5' }))
      expect(await statuses()).toEqual(away)
      expect((await app.inject('/healthz')).statusCode).toBe(200)
      expect((await app.inject('/readyz')).statusCode).toBe(503)
      proxy.restore()
      await waitFor(async () => expect(await statuses()).toEqual(meant))
    } finally {
      proxy.restore()
      await app.close()
      await jobs.stop()
      await database.close()
      await proxy.close()
    }
  })
})
