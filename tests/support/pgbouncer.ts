import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { ensureProgram } from '../../scripts/apt.ts'
import { freePort } from '../../scripts/free-port.ts'
import { unprivilegedUser } from './postgres.ts'
import { read } from './tree.ts'
import { waitFor } from './wait-for.ts'

/** PgBouncer with deploy/pgbouncer.ini, in front of a PostgreSQL of a test. */
export interface PgBouncer {
  /** The value of DATABASE_URL. */
  url: string
  stop(): Promise<void>
}

/** Starts it for one database, whose address it gets. */
export async function startPgBouncer(databaseUrl: string, connections: number): Promise<PgBouncer> {
  const { hostname, port, pathname } = new URL(databaseUrl)
  const folder = mkdtempSync(join(tmpdir(), 'portal-pgbouncer-'))
  const listenPort = await freePort()
  const settings = read('deploy/pgbouncer.ini')
    .replace('host=127.0.0.1 port=5432 dbname=portal', `host=${hostname} port=${port} dbname=${pathname.slice(1)}`)
    .replace('listen_port = 6432', `listen_port = ${listenPort}`)
    // The server of a test trusts every client.
    .replace('auth_type = scram-sha-256', 'auth_type = trust')
    .replace('/etc/pgbouncer/userlist.txt', join(folder, 'userlist.txt'))
    .replace('default_pool_size = 20', `default_pool_size = ${connections}`)
  writeFileSync(join(folder, 'pgbouncer.ini'), settings)
  writeFileSync(join(folder, 'userlist.txt'), '"postgres" ""\n')
  const user = await unprivilegedUser()
  chmodSync(folder, 0o755)
  if (user) chownSync(folder, user.uid, user.gid)
  const program = ensureProgram(['pgbouncer'], 'pgbouncer')
  const server = spawn(program, [join(folder, 'pgbouncer.ini')], { ...user, cwd: folder, stdio: 'ignore' })
  const endWithUs = () => server.kill('SIGKILL')
  process.once('exit', endWithUs)
  const url = `postgres://postgres@127.0.0.1:${listenPort}/portal`
  await waitFor(() => query(url, 'select 1'), { timeout: 20_000 })
  return {
    url,
    async stop() {
      process.off('exit', endWithUs)
      if (server.exitCode === null && server.kill('SIGQUIT')) await once(server, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Runs one statement on a connection of its own. */
export async function query<Row extends pg.QueryResultRow = pg.QueryResultRow>(
  url: string,
  text: string,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}
