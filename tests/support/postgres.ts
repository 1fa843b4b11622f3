import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync } from 'node:fs'
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { installDebianPackage } from '../../scripts/apt.ts'
import { freePort } from '../../scripts/free-port.ts'

const run = promisify(execFile)

export interface Postgres {
  /** The maintenance database. Tests create their own databases next to it. */
  url: string
  /** The maintenance database through the socket in its folder, for a program without a network. */
  socketUrl: string
  pid: number
  /** Stops the server as its service does, and keeps the data. */
  halt(): Promise<void>
  /** Starts it again after `halt`. */
  resume(): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts a temporary PostgreSQL on a free loopback port, without fsync. Tests need no autovacuum; without it, the statistics
 * of a table are those of its beginning, and plans read all of its rows.
 */
export function startPostgres({ autovacuum = false } = {}): Promise<Postgres> {
  const args = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync']
  return start('initdb', args, [`autovacuum=${autovacuum ? 'on' : 'off'}`])
}

/** Starts a streaming replica of it, from a base backup. */
export function startReplica({ url }: Pick<Postgres, 'url'>): Promise<Postgres> {
  const { hostname, port } = new URL(url)
  const from = ['-h', hostname, '-p', port, '-U', 'postgres']
  return start('pg_basebackup', [...from, '--write-recovery-conf', '--checkpoint=fast', '--no-sync'])
}

/** The program makes the folder of the data. */
async function start(program: string, args: string[], more: string[] = []): Promise<Postgres> {
  const bin = findBinaries() ?? installBinaries()
  const user = await unprivilegedUser()
  const folder = await mkdtemp(join(tmpdir(), 'portal-postgres-'))
  const data = join(folder, 'data')
  if (user) await chown(folder, user.uid, user.gid)
  await run(join(bin, program), ['-D', data, ...args], { ...user, cwd: folder })

  const port = await freePort()
  const settings = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'max_connections=300', ...more]
  const launch = () =>
    spawn(
      join(bin, 'postgres'),
      ['-D', data, '-h', '127.0.0.1', '-p', `${port}`, '-k', folder, ...settings.flatMap((setting) => ['-c', setting])],
      { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    )
  let server = launch()
  const end = async (signal: 'SIGINT' | 'SIGQUIT') => {
    if (server.exitCode === null && server.kill(signal)) await once(server, 'exit')
  }
  const killServer = () => server.kill('SIGQUIT')
  process.once('exit', killServer)
  await waitUntilReady(server)

  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  return {
    url,
    socketUrl: `${url}?host=${folder}`,
    pid: server.pid ?? 0,
    halt: () => end('SIGINT'),
    async resume() {
      server = launch()
      await waitUntilReady(server)
    },
    async stop() {
      process.off('exit', killServer)
      // SIGQUIT stops immediately, without a checkpoint. The data is deleted anyway.
      await end('SIGQUIT')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function findBinaries(): string | undefined {
  const versions = globSync('/usr/lib/postgresql/*/bin').filter((bin) => existsSync(join(bin, 'initdb')))
  return versions.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1)
}

function installBinaries(): string {
  installDebianPackage('postgresql', 'No PostgreSQL in /usr/lib/postgresql for the server tests.')
  const bin = findBinaries()
  if (!bin) throw new Error('No PostgreSQL in /usr/lib/postgresql after installing the package postgresql')
  return bin
}

/** PostgreSQL does not run as root. Root starts it as the user postgres or nobody. */
export async function unprivilegedUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  if (!user) throw new Error('PostgreSQL does not run as root, and /etc/passwd has neither postgres nor nobody')
  return { uid: Number(user[2]), gid: Number(user[3]) }
}

/** Reads the log until the server exits, because a full pipe would block it. */
function waitUntilReady(server: ChildProcess): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const log: string[] = []
  if (!server.stderr) throw new Error('PostgreSQL was started without its log')
  createInterface({ input: server.stderr }).on('line', (line) => {
    if (log.length < 100) log.push(line)
    if (/ready to accept (read-only )?connections/.test(line)) resolve()
  })
  server.once('error', reject)
  server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log.join('\n')}`)))
  return promise
}
