import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as migrateAtOnce } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createEmptyDatabase } from '#tests/support/database.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { migratePostgres } from './migrate.ts'

// The upgrade of a portal 0.1.0 that serves meanwhile.

/** Version 0.1.0 had the migrations 0000 to 0046. */
const migrationsOfRelease = 47
/** The migration that reads the whole log, 0051, locks nothing else. A test stops it by locking the keys, which it reads too. */
const migrationsBeforeReading = 51
const waits = { lockMs: 60_000, pauseMs: 200, giveUpMs: 60_000 }
const folderOfRelease = temporaryFolder('portal-migrations')
let url: string
let client: pg.Client

beforeAll(() => {
  cpSync(join(import.meta.dirname, 'migrations'), folderOfRelease, { recursive: true })
  const path = join(folderOfRelease, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(path, 'utf8'))
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, migrationsOfRelease) }))
})

beforeEach(async () => {
  await client?.end()
  url = await createEmptyDatabase(process.env.TEST_DATABASE_URL ?? '')
  client = new pg.Client({ connectionString: url })
  await client.connect()
  await migrateAtOnce(drizzle({ client }), { migrationsFolder: folderOfRelease })
  await client.query(`
    insert into calls (project_id, at, id, environment, product, operation, method, path, http_status, latency_ms, request, response, trace)
    select gen_random_uuid(), now() - interval '1 hour', gen_random_uuid(), 'live', 'sms', 'sendSms', 'POST', '/v1/sms', 200, 20, '{}', '{}', '[]'
    from generate_series(1, 1000)`)
})

afterAll(async () => await client?.end())

const applied = async () => (await client.query('select from drizzle.__drizzle_migrations')).rowCount

/** The process that waits for this table. */
const waitingFor = (table: string) =>
  waitFor(async () => {
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_locks where relation = '${table}'::regclass and not granted`,
    )
    expect(rows).toHaveLength(1)
    return rows[0]?.pid
  })

test('lets calls be read and stored while a migration reads the whole log', async () => {
  await client.query('begin')
  await client.query('lock table api_keys in access exclusive mode')
  const migrated = migratePostgres(url, waits)
  await waitingFor('api_keys')
  expect(await applied()).toBe(migrationsBeforeReading)
  await client.query('lock table calls, uncounted_calls, projects in row exclusive mode nowait')
  await client.query('commit')
  await migrated
  expect((await client.query('select sum(calls)::int as calls from operation_figures')).rows).toEqual([{ calls: 1000 }])
})

test('resumes after a lost connection, in one of two processes', async () => {
  await client.query('begin')
  await client.query('lock table api_keys in access exclusive mode')
  const interrupted = migratePostgres(url, waits)
  interrupted.catch(() => {})
  await client.query('select pg_terminate_backend($1)', [await waitingFor('api_keys')])
  await expect(interrupted).rejects.toThrow()
  await client.query('commit')
  expect(await applied()).toBe(migrationsBeforeReading)
  await Promise.all([migratePostgres(url, waits), migratePostgres(url, waits)])
  const repeated = await client.query('select hash from drizzle.__drizzle_migrations group by hash having count(*) > 1')
  expect(repeated.rows).toEqual([])
  expect((await client.query('select from operation_figures')).rowCount).toBe(1000)
})

test('repeats a migration that ends in a deadlock with a server', async () => {
  const name = new URL(url).pathname.slice(1)
  await client.query(`alter database ${name} set deadlock_timeout = '3s'`)
  await client.query("set deadlock_timeout = '1h'")
  await client.query('begin')
  await client.query('lock table projects in row exclusive mode')
  const migrated = migratePostgres(url, { ...waits, lockMs: 8_000 })
  await waitingFor('projects')
  // The migration holds it until PostgreSQL ends its transaction.
  await client.query('lock table calls in access share mode')
  await client.query('commit')
  await migrated
  expect(await applied()).toBeGreaterThanOrEqual(migrationsBeforeReading)
})
