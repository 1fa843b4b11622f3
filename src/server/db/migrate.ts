import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { ConfigError, codesOf } from '#server/config-error.ts'
import { advisoryLocks } from './advisory-locks.ts'
import { clientUrl } from './client-url.ts'
import type { Db } from './database.ts'
import { installJobSchema } from './job-queue.ts'

const migrationsFolder = join(import.meta.dirname, 'migrations')
const table = 'drizzle.__drizzle_migrations'
const appliedMigrations = sql.raw(table)

/** Drizzle's own function applies all in one transaction, so the lock of a short migration lasts until a long one ends. */
export async function applyMigrations(db: Db): Promise<void> {
  await db.execute(sql`create schema if not exists drizzle`)
  await db.execute(
    sql`create table if not exists ${appliedMigrations} (id serial primary key, hash text not null, created_at bigint)`,
  )
  const last = await lastApplied(db)
  for (const { sql: statements, hash, folderMillis: when } of readMigrationFiles({ migrationsFolder })) {
    if (when <= last) continue
    await db.transaction(async (tx) => {
      for (const statement of statements) await tx.execute(sql.raw(statement))
      await tx.execute(sql`insert into ${appliedMigrations} (hash, created_at) values (${hash}, ${when})`)
    })
  }
}

/** Every read of a table queues behind a migration that waits for it, so a migration waits briefly and tries again. */
const lockWaits = { lockMs: 2000, pauseMs: 5000, giveUpMs: 300_000 }

/** Processes that start together migrate one after the other, and large tables take long: so a statement has no timeout. */
export async function migratePostgres(connectionString: string, waits = lockWaits): Promise<void> {
  const client = new pg.Client({
    connectionString: clientUrl(connectionString),
    application_name: 'open-platform-portal',
  })
  // The next query reports a lost connection; without a listener it ends the process.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migrations])
    // Not earlier: it would end the wait for another process, too.
    await client.query(`set lock_timeout = ${waits.lockMs}`)
    await repeatWhileLocked(client, waits, async () => {
      await applyMigrations(drizzle({ client }))
      await installJobSchema(
        { executeSql: (text: string, values?: unknown[]) => client.query(text, values) },
        'postgres',
      )
    })
  } finally {
    // Closing the connection releases the lock in any state.
    await client.end()
  }
}

async function repeatWhileLocked(
  client: pg.Client,
  { pauseMs, giveUpMs }: typeof lockWaits,
  migrate: () => Promise<void>,
): Promise<void> {
  for (const start = performance.now(); ; await setTimeout(pauseMs)) {
    try {
      return await migrate()
    } catch (error) {
      if (!isLockConflict(error)) throw error
      if (performance.now() - start > giveUpMs) throw lockedTable()
      // The statements of pg-boss leave their transaction open.
      await client.query('rollback')
    }
  }
}

/** A wait for a lock that took too long, or a deadlock with a statement of the servers. */
function isLockConflict(error: unknown): boolean {
  return codesOf(error).some((code) => code === '55P03' || code === '40P01')
}

const lockedTable = () =>
  new ConfigError(
    'DATABASE_URL',
    'a long transaction holds a table that the migration changes: wait for the backup or report to end, then run migrate again',
  )

interface Migration {
  /** When it was written, in milliseconds. Drizzle stores it with each applied migration. */
  when: number
  tag: string
}

/** The last migration of this version. */
export function lastMigration(): Migration {
  const journal: { entries: Migration[] } = JSON.parse(
    readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'),
  )
  const last = journal.entries.at(-1)
  if (!last) throw new Error('src/server/db/migrations has no migration')
  return last
}

type Variable = 'DATABASE_URL' | 'DATA_DIR'

/** Throws unless the last migration of this version is the last one in the database. */
export async function refuseOtherSchema(db: Db, variable: Variable): Promise<void> {
  const applied = await refuseLaterSchema(db, variable)
  if (applied < lastMigration().when)
    throw earlierSchema(variable, applied === 0 ? 'is empty' : 'has the schema of an earlier version')
}

/** Returns when the last applied migration was written. */
export async function refuseLaterSchema(db: Db, variable: Variable): Promise<number> {
  const { when, tag } = lastMigration()
  const applied = await lastApplied(db)
  if (applied <= when) return applied
  throw new ConfigError(
    variable,
    `the database has the schema of a later version, and this one knows migrations up to ${tag}: start the version that migrated it`,
  )
}

export function earlierSchema(variable: Variable, found: string): ConfigError {
  return new ConfigError(
    variable,
    `the database ${found}, and this version needs ${lastMigration().tag}: run migrate (portal migrate, or npm run migrate), then start again`,
  )
}

/** Zero in an empty database. */
async function lastApplied(db: Db): Promise<number> {
  const exists = sql<boolean>`to_regclass(${table}) is not null`
  const [found] = await db.select({ exists }).from(sql`(values (1)) as once`)
  if (!found?.exists) return 0
  const last = sql`coalesce(max(created_at), 0)`.mapWith(Number)
  const [applied] = await db.select({ last }).from(appliedMigrations)
  return applied?.last ?? 0
}
