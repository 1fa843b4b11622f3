import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { installDebianPackage } from '../../scripts/apt.ts'

/** The EICAR test file, which every scanner reports as a virus, with the first bytes of a PDF. */
export const eicar = Buffer.from('%PDF-1.7\nX5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*')
const signature = Buffer.from('EICAR-STANDARD-ANTIVIRUS-TEST-FILE!').toString('hex')

export interface Clamd {
  /** The value of CLAMD_URL. */
  url: string
  stop(): Promise<void>
}

export interface RealClamd extends Clamd {
  /** Suspends the process: connections are accepted and never answered. */
  pause(): void
  resume(): void
}

/** Starts a real clamd on a socket in a temporary folder, with one handwritten signature instead of the downloaded ones. */
export async function startClamd(): Promise<RealClamd> {
  if (!existsSync('/usr/sbin/clamd')) installDebianPackage('clamav-daemon', 'No clamd for the tests of uploads.')
  const folder = await mkdtemp(join(tmpdir(), 'portal-clamd-'))
  await mkdir(join(folder, 'db'))
  await writeFile(join(folder, 'db/test.ndb'), `Eicar-Ndb:0:*:${signature}\n`)
  const settings = [
    'Foreground yes',
    `LocalSocket ${join(folder, 'socket')}`,
    `DatabaseDirectory ${join(folder, 'db')}`,
    'OfficialDatabaseOnly no',
    'StreamMaxLength 10M',
  ]
  await writeFile(join(folder, 'clamd.conf'), `${settings.join('\n')}\n`)
  const daemon = spawn('/usr/sbin/clamd', ['-c', join(folder, 'clamd.conf')], { stdio: ['ignore', 'pipe', 'pipe'] })
  const killDaemon = () => daemon.kill('SIGKILL')
  process.once('exit', killDaemon)
  await waitUntilListening(daemon)
  return {
    url: `unix:${join(folder, 'socket')}`,
    pause: () => void daemon.kill('SIGSTOP'),
    resume: () => void daemon.kill('SIGCONT'),
    async stop() {
      process.off('exit', killDaemon)
      if (daemon.exitCode === null && daemon.kill('SIGKILL')) await once(daemon, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function waitUntilListening(daemon: ChildProcess): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const last: string[] = []
  for (const input of [daemon.stdout, daemon.stderr]) {
    if (!input) continue
    createInterface({ input }).on('line', (line) => {
      last.push(line)
      // The last line that clamd logs before it accepts connections.
      if (/^(?:.*-> )?(Self checking every|HWP3 support)/.test(line)) resolve()
    })
  }
  daemon.once('error', reject)
  daemon.once('exit', (code) => reject(new Error(`clamd exited (${code}): ${last.slice(-5).join('\n')}`)))
  promise.catch(() => {})
  return promise
}

export interface FakeClamd extends Clamd {
  readonly connections: number
}

/** Starts a TCP server in place of clamd. `behave` handles its connections. */
export async function startFakeClamd(behave: (socket: Socket) => void): Promise<FakeClamd> {
  const sockets = new Set<Socket>()
  let connections = 0
  const listener = createServer((socket) => {
    connections += 1
    sockets.add(socket)
    socket.on('error', () => {})
    behave(socket)
  }).listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  const port = address && typeof address === 'object' ? address.port : 0
  return {
    url: `tcp://127.0.0.1:${port}`,
    get connections() {
      return connections
    },
    async stop() {
      for (const socket of sockets) socket.destroy()
      listener.close()
      await once(listener, 'close')
    },
  }
}
