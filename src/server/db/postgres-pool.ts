import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { clientUrl } from './client-url.ts'
import { socketWithTimeout } from './socket-with-timeout.ts'
import { WatchedPool } from './watched-pool.ts'

const dialect = { casing: 'snake_case' } as const

interface PoolOptions {
  connectionString: string
  silenceMs: number
  poolSize: number
  /** A pooler gives each transaction another connection of the server. */
  isPooled: boolean
}

/** Connections to PostgreSQL. One that stays silent for `silenceMs` is closed, and its query fails. */
export function openPool({ connectionString, silenceMs, poolSize, isPooled }: PoolOptions): WatchedPool {
  const pool = new WatchedPool({
    connectionString: clientUrl(connectionString),
    max: poolSize,
    connectionTimeoutMillis: 5000,
    // A pooler refuses settings of a session; deploy/pgbouncer.ini has this one.
    ...(isPooled ? { Client: TransactionClient } : { statement_timeout: 30_000 }),
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
 * Sends statements without a name: a named one stays in the server's connection, where the next transaction of this client
 * does not find it. PgBouncer before 1.21, as in Debian 12, does not follow names. Drizzle takes a class for a pool when its
 * name has the word.
 */
class TransactionClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    const query = this.query.bind(this)
    const unnamed = (statement: unknown) =>
      typeof statement === 'object' && statement && 'name' in statement ? { ...statement, name: undefined } : statement
    this.query = (statement: unknown, ...rest: unknown[]) =>
      Reflect.apply(query, undefined, [unnamed(statement), ...rest])
  }
}

/**
 * Drizzle on the pool. Its own `transaction` begins outside the block that returns the connection: each one that failed
 * there would be missing from the pool for good.
 */
export function drizzlePool(pool: pg.Pool) {
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
