import { mkdirSync } from 'node:fs'
import { drizzle } from 'drizzle-orm/node-postgres'
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite'
import pg from 'pg'
import { fromPglite } from 'pg-boss'
import type { Config } from '#server/config.ts'
import { ConfigError, unusableDataDir } from '#server/config-error.ts'
import type { Db } from './database.ts'
import { type EmbeddedDatabase, openEmbedded } from './embedded.ts'
import { type Listener, type Listening, listenOnPostgres, socketWithTimeout } from './listener.ts'
import { DirectoryInUse, type Lock, lockDirectory } from './lock.ts'
import { migrateEmbedded, migratePostgres, refuseOtherSchema } from './migrate.ts'
import { freeBytesOf, roomGuard } from './room.ts'
import { serveSnapshots } from './snapshots.ts'

type JobsDatabase = ReturnType<typeof fromPglite>

/** An open database with the schema of this version. Only src/server/db and the jobs distinguish the two kinds. */
export interface Database {
  db: Db
  kind: 'embedded' | 'postgres'
  /** For pg-boss, which brings its own SQL. */
  jobs: JobsDatabase
  /** Listens to a channel of NOTIFY. */
  listen(channel: string, on: Listening): Listener
  /** Connections of this process, and requests that wait for one. The embedded database has none. */
  connections?(): { busy: number; idle: number; waiting: number }
  /** Rejects when the database cannot be reached. */
  ping(): Promise<void>
  close(): Promise<void>
}

const oldestVersion = 150_000

interface ConnectOptions {
  /** Applies missing migrations. Otherwise a database with another schema is refused. */
  migrates?: boolean
  /** How long a query waits for a PostgreSQL that never answers: longer than the server's own limit. */
  silenceMs?: number
  /** Most connections to PostgreSQL. */
  poolSize?: number
}

/** Opens the configured database. */
export async function connect(
  config: Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'poolSize'>>,
  options: ConnectOptions = {},
): Promise<Database> {
  const { databaseUrl, poolSize } = config
  if (databaseUrl) return await connectPostgres(databaseUrl, { ...(poolSize && { poolSize }), ...options })
  const lock = lockDataDirectory(config.dataDir)
  try {
    const freeBytes = freeBytesOf(config.dataDir)
    const client = await openEmbedded(config.dataDir, roomGuard(freeBytes))
    const database = await useEmbedded(client, options)
    const snapshots = serveSnapshots(config.dataDir, client, freeBytes)
    return {
      ...database,
      async close() {
        await snapshots.stop()
        await database.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

function lockDataDirectory(dataDir: string): Lock {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    return lockDirectory(dataDir)
  } catch (error) {
    if (error instanceof DirectoryInUse) throw error
    throw unusableDataDir(dataDir, error)
  }
}

/** Also used by tests, which open theirs from a snapshot in memory. */
export async function useEmbedded(
  client: EmbeddedDatabase,
  { migrates }: ConnectOptions = { migrates: true },
): Promise<Database> {
  const db = drizzleEmbedded({ client, casing: 'snake_case' })
  await (migrates ? migrateEmbedded(db) : refuseOtherSchema(db, 'DATA_DIR'))
  return {
    db,
    kind: 'embedded',
    jobs: fromPglite(client),
    listen: (channel, on) => listenOnEmbedded(client, channel, on),
    ping: async () => void (await client.query('select 1')),
    close: () => client.close(),
  }
}

function listenOnEmbedded(client: EmbeddedDatabase, channel: string, on: Listening): Listener {
  const listening = client.listen(channel, on.onMessage)
  listening.then(on.onConnected, () => {})
  return { stop: async () => await (await listening)() }
}

export async function connectPostgres(
  connectionString: string,
  { migrates, silenceMs = 35_000, poolSize = 10 }: ConnectOptions = { migrates: true },
): Promise<Database> {
  const pool = openPool(connectionString, silenceMs, poolSize)
  const db = drizzlePool(pool)
  try {
    await refuseOldVersions(pool)
    await (migrates ? migratePostgres(connectionString) : refuseOtherSchema(db, 'DATABASE_URL'))
  } catch (error) {
    await pool.end()
    throw error
  }
  return {
    db,
    kind: 'postgres',
    jobs: { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) },
    listen: (channel, on) => listenOnPostgres(connectionString, channel, on),
    connections: () => {
      const { totalCount, idleCount: idle, waitingCount: waiting } = pool
      return { busy: totalCount - idle, idle, waiting }
    },
    ping: async () => void (await pool.query('select 1')),
    close: () => pool.end(),
  }
}

async function refuseOldVersions(pool: pg.Pool): Promise<void> {
  const { rows } = await pool
    .query<{ server_version_num: string }>('show server_version_num')
    .catch((error: unknown) => {
      const reason = error instanceof Error ? error.message || error.name : String(error)
      throw new ConfigError(
        'DATABASE_URL',
        `cannot reach the database (${reason}): check host, port, user and password`,
      )
    })
  if (Number(rows[0]?.server_version_num) < oldestVersion) {
    throw new ConfigError('DATABASE_URL', 'this PostgreSQL is too old: version 15 or later is needed')
  }
}

const dialect = { casing: 'snake_case' } as const

/** Connections to PostgreSQL. One that stays silent for `silenceMs` is closed, and its query fails. */
function openPool(connectionString: string, silenceMs: number, poolSize: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: 5000,
    statement_timeout: 30_000,
    // pg's own query_timeout keeps the connection: a rollback would wait on it once more, and then the next request.
    stream: () => socketWithTimeout(silenceMs),
    keepAlive: true,
    application_name: 'open-platform-portal',
  })
  // The pool replaces a broken connection, and the waiting query gets the error. Without a listener the error would
  // end the process: the pool listens only while a connection is idle, not during a transaction.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/**
 * Drizzle on the pool. Its own `transaction` begins outside the block that returns the connection: each one that failed
 * there would be missing from the pool for good.
 */
function drizzlePool(pool: pg.Pool) {
  const db = drizzle({ client: pool, ...dialect })
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    try {
      return await drizzle({ client, ...dialect }).transaction(work, config)
    } finally {
      client.release()
    }
  }
  return db
}
