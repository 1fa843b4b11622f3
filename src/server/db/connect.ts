import { mkdirSync } from 'node:fs'
import { drizzle } from 'drizzle-orm/pglite'
import { fromPglite } from 'pg-boss'
import type { Config } from '#server/config.ts'
import { unusableDataDir } from '#server/config-error.ts'
import type { DatabaseKind, Db } from './database.ts'
import { diskSpaceGuard, freeBytesOf } from './disk-space.ts'
import { type EmbeddedDatabase, hasDatabase, openEmbedded, refuseUnfinishedRestore } from './embedded.ts'
import { refuseHalfRestored } from './half-restored.ts'
import { installJobSchema, type JobsDatabase, refuseOtherJobSchema } from './job-queue.ts'
import { type Listener, type Listening, listenOnPostgres } from './listener.ts'
import { DirectoryInUse, type Lock, lockDirectory } from './lock.ts'
import { applyMigrations, earlierSchema, migratePostgres, refuseLaterSchema, refuseOtherSchema } from './migrate.ts'
import { drizzlePool, openPool } from './postgres-pool.ts'
import { refuseOldVersions, refuseWrongDirectUrl, refuseWrongReplica } from './postgres-server.ts'
import { ReplicaReports, type Reports, readFromPrimary, type Server } from './reports.ts'
import { serveSnapshots } from './snapshots.ts'

/** An open database with the schema of this version. Only src/server/db and the jobs distinguish the two kinds. */
export interface Database {
  db: Db
  kind: DatabaseKind
  /** For pg-boss, which brings its own SQL. */
  jobs: JobsDatabase
  reports: Reports
  /** Listens to a channel of NOTIFY. */
  listen(channel: string, on: Listening): Listener
  /** Connections of this process, and requests that wait for one. The embedded database has none. */
  connections?(): { busy: number; idle: number; waiting: number }
  /** Calls `onWait` with the seconds that each request waited for a connection. */
  watchWaits?(onWait: (seconds: number) => void): void
  /** Rejects while the embedded database refuses writes. PostgreSQL reports it with each write. */
  requireRoom?(): Promise<void>
  /** Rejects when the database cannot be reached. */
  ping(): Promise<void>
  close(): Promise<void>
}

interface ConnectOptions {
  /** Applies missing migrations. Otherwise a database with another schema is refused. */
  migrates?: boolean
  /** Throws for a database that must not be migrated, which is then unchanged. */
  beforeMigration?: (db: Db) => Promise<void>
  /** How long a query waits for a PostgreSQL that never answers: longer than the server's own limit. 0 sets no limit. */
  silenceMs?: number
  /** Most connections to PostgreSQL. */
  poolSize?: number
  /** Address without a pooler, for what needs a session of its own. When set, the other address leads through a pooler. */
  directUrl?: string | undefined
  /** A streaming replica for reports, and how old its data may be. */
  replica?: { url: string; maxLagSeconds: number } | undefined
  /** Gets each statement on the embedded database, for tests. */
  onStatement?: ((text: string) => void) | undefined
}

/** Opens the configured database. */
export async function connect(
  config: Pick<Config, 'databaseUrl' | 'dataDir'> &
    Partial<Pick<Config, 'databaseDirectUrl' | 'databaseReplicaUrl' | 'replicaLagSeconds' | 'poolSize'>>,
  options: ConnectOptions = {},
): Promise<Database> {
  const {
    databaseUrl,
    databaseDirectUrl: directUrl,
    databaseReplicaUrl: url,
    replicaLagSeconds = 30,
    poolSize,
  } = config
  const replica = url ? { url, maxLagSeconds: replicaLagSeconds } : undefined
  if (databaseUrl)
    return await connectPostgres(databaseUrl, { directUrl, replica, ...(poolSize && { poolSize }), ...options })
  refuseUnfinishedRestore(config.dataDir)
  // A command that does not migrate creates nothing.
  if (!options.migrates && !hasDatabase(config.dataDir)) throw earlierSchema('DATA_DIR', 'is empty')
  const lock = lockDataDirectory(config.dataDir)
  try {
    const freeBytes = freeBytesOf(config.dataDir)
    const client = await openEmbedded(config.dataDir, diskSpaceGuard(freeBytes))
    const database = await useEmbedded(client, options).catch(async (error: unknown) => {
      // An open database keeps a command running.
      await client.close()
      throw error
    })
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
  { migrates, beforeMigration, onStatement }: ConnectOptions = { migrates: true },
): Promise<Database> {
  const db = drizzle({ client, casing: 'snake_case', ...(onStatement && { logger: { logQuery: onStatement } }) })
  const jobs = fromPglite(client)
  if (migrates) {
    await refuseLaterSchema(db, 'DATA_DIR')
    await beforeMigration?.(db)
    await applyMigrations(db)
    await installJobSchema(jobs, 'embedded')
  } else {
    await refuseOtherSchema(db, 'DATA_DIR')
    await refuseOtherJobSchema(jobs, 'embedded')
  }
  return {
    db,
    kind: 'embedded',
    jobs,
    reports: readFromPrimary(db),
    listen: (channel, on) => listenOnEmbedded(client, channel, on),
    requireRoom: () => client.requireRoom(),
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
  { migrates, beforeMigration, silenceMs = 35_000, poolSize = 10, directUrl, replica }: ConnectOptions = {
    migrates: true,
  },
): Promise<Database> {
  const pool = openPool({ connectionString, silenceMs, poolSize, isPooled: directUrl !== undefined })
  const db = drizzlePool(pool)
  const reports = replica && openReplica({ db, pool }, replica, poolSize)
  const jobs: JobsDatabase = { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) }
  const sessionUrl = directUrl ?? connectionString
  try {
    await refuseOldVersions(pool)
    await refuseWrongDirectUrl(pool, directUrl)
    await refuseHalfRestored(db)
    if (migrates) {
      await refuseLaterSchema(db, 'DATABASE_URL')
      await beforeMigration?.(db)
      await migratePostgres(sessionUrl)
    } else {
      await refuseOtherSchema(db, 'DATABASE_URL')
      await refuseOtherJobSchema(jobs, 'postgres')
    }
    if (reports) await refuseWrongReplica(pool, reports.pool)
    await reports?.start()
  } catch (error) {
    await reports?.stop()
    await pool.end()
    throw error
  }
  return {
    db,
    kind: 'postgres',
    jobs,
    reports: reports ?? readFromPrimary(db),
    listen: (channel, on) => listenOnPostgres(sessionUrl, channel, on),
    connections: () => {
      const { totalCount, idleCount: idle, waitingCount: waiting } = pool
      return { busy: totalCount - idle, idle, waiting }
    },
    watchWaits: (onWait) => {
      pool.onWait = onWait
    },
    ping: async () => void (await pool.query('select 1')),
    close: async () => {
      await reports?.stop()
      await pool.end()
    },
  }
}

function openReplica(
  primary: Server,
  { url, maxLagSeconds }: NonNullable<ConnectOptions['replica']>,
  poolSize: number,
): ReplicaReports {
  const pool = openPool({ connectionString: url, silenceMs: 10_000, poolSize, isPooled: false })
  return new ReplicaReports(primary, { db: drizzlePool(pool), pool }, maxLagSeconds)
}
