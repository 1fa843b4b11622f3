import pg from 'pg'
import { ConfigError, reasonOf } from '#server/config-error.ts'
import { clientUrl } from './client-url.ts'

const oldestVersion = 150_000

type Queries = Pick<pg.ClientBase, 'query'> | Pick<pg.Pool, 'query'>

/** Also throws when the database cannot be reached. */
export async function refuseOldVersions(pool: pg.Pool): Promise<void> {
  const { rows } = await pool
    .query<{ server_version_num: string }>('show server_version_num')
    .catch((error: unknown) => {
      const reason = reasonOf(error)
      // PgBouncer's answer to a setting of the session.
      if (reason.includes('unsupported startup parameter')) throw pooledWithoutDirectUrl()
      throw unreachable('DATABASE_URL', reason)
    })
  if (Number(rows[0]?.server_version_num) < oldestVersion) {
    throw new ConfigError('DATABASE_URL', 'this PostgreSQL is too old: version 15 or later is needed')
  }
  if (await isReplica(pool)) {
    throw new ConfigError(
      'DATABASE_URL',
      'this PostgreSQL is a replica and takes no writes: set its primary, or promote it (select pg_promote())',
    )
  }
}

/** One that cannot be reached is no reason to stop: until it answers, the primary does. */
export async function refuseWrongReplica(primary: pg.Pool, replica: pg.Pool): Promise<void> {
  const found = await identityOf(replica).catch(() => undefined)
  if (found === undefined) return
  const wrong = (cure: string) => new ConfigError('DATABASE_REPLICA_URL', cure)
  if (found !== (await identityOf(primary)))
    throw wrong('it leads to another database than DATABASE_URL: set a streaming replica of that one')
  if (!(await isReplica(replica)))
    throw wrong('it takes writes, so it is no replica: set a streaming replica, or leave it out')
}

/** The value of a statement that gives one. */
async function readValue<Value>(server: Queries, statement: string): Promise<Value | undefined> {
  const { rows } = await server.query<{ value: Value }>(statement)
  return rows[0]?.value
}

const isReplica = (server: Queries) => readValue<boolean>(server, 'select pg_is_in_recovery() as value')

/** Behind a pooler, LISTEN and locks of a session need an address without it, which leads to the same database. */
export async function refuseWrongDirectUrl(pool: pg.Pool, directUrl: string | undefined): Promise<void> {
  const client = await pool.connect()
  try {
    if (directUrl) await refuseOtherDatabase(client, directUrl)
    else if (await isPooled(client)) throw pooledWithoutDirectUrl()
  } finally {
    client.release()
  }
}

const pooledWithoutDirectUrl = () =>
  new ConfigError(
    'DATABASE_DIRECT_URL',
    'required, because DATABASE_URL leads through a connection pooler: set the address of PostgreSQL itself',
  )

async function refuseOtherDatabase(through: pg.ClientBase, directUrl: string): Promise<void> {
  const direct = new pg.Client({ connectionString: clientUrl(directUrl), connectionTimeoutMillis: 5000 })
  await direct.connect().catch((error: unknown) => {
    throw unreachable('DATABASE_DIRECT_URL', reasonOf(error))
  })
  try {
    if (await isPooled(direct)) {
      throw new ConfigError(
        'DATABASE_DIRECT_URL',
        'it leads through a connection pooler too: set the address of PostgreSQL itself',
      )
    }
    if ((await identityOf(direct)) !== (await identityOf(through)) || (await isReplica(direct))) {
      throw new ConfigError('DATABASE_DIRECT_URL', 'it leads to another database than DATABASE_URL: set the same one')
    }
    if ((await timelineOf(direct)) !== (await timelineOf(through))) {
      throw new ConfigError(
        'DATABASE_DIRECT_URL',
        'it leads to another primary than DATABASE_URL, and a failover has replaced one of them: set the new one in both',
      )
    }
  } finally {
    await direct.end()
  }
}

/** Behind a pooler, a client has the id of another process than the one that answers it. */
async function isPooled(client: pg.ClientBase): Promise<boolean> {
  const pid = await readValue<number>(client, 'select pg_backend_pid() as value')
  return 'processID' in client && client.processID !== pid
}

const identityOf = (server: Queries) =>
  readValue<string>(
    server,
    `select concat_ws(' ', system_identifier, oid) as value
     from pg_control_system(), pg_database where datname = current_database()`,
  )

/** A promoted replica keeps the identity of its primary, and counts on from its timeline. Fails on a replica. */
const timelineOf = (primary: Queries) =>
  readValue<string>(primary, 'select left(pg_walfile_name(pg_current_wal_lsn()), 8) as value')

/** Messages of Node and pg about TLS. */
const aboutTls = /certificate|does not match|does not support SSL/i

export function unreachable(variable: string, reason: string): ConfigError {
  const cure = aboutTls.test(reason)
    ? 'add sslrootcert=FILE of its certificate authority to the address, or set its sslmode to what the server offers'
    : 'check host, port, user and password'
  return new ConfigError(variable, `cannot reach the database (${reason}): ${cure}`)
}
