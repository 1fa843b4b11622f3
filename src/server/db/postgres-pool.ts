import { Socket } from 'node:net'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'

const dialect = { casing: 'snake_case' } as const

/** Connections to PostgreSQL. One that stays silent for `silenceMs` is closed, and its query fails. */
export function openPool(connectionString: string, silenceMs: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: 30_000,
    // pg's own query_timeout keeps the connection: a rollback would wait on it once more, and then the next request.
    stream: () => impatientSocket(silenceMs),
    keepAlive: true,
    application_name: 'open-platform-portal',
  })
  // The pool replaces a broken connection, and the waiting query gets the error. Without a listener the error would
  // end the process: the pool listens only while a connection is idle, not during a transaction.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

function impatientSocket(silenceMs: number): Socket {
  const socket = new Socket()
  const silent = Object.assign(new Error('The database does not answer'), { code: 'ETIMEDOUT' })
  return socket.setTimeout(silenceMs, () => socket.destroy(silent))
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
