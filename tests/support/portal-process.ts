import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from './tree.ts'

/** The real server in a process of its own, as `npm start` runs it. */
export interface PortalProcess {
  /** Where it listens, without a trailing slash. */
  url: string
  child: ChildProcess
  /** Asks it to stop and waits until it has. */
  stop(): Promise<void>
  /** kill -9, and waits until it is gone. */
  kill(): Promise<void>
}

export interface PortalSettings {
  dataDir: string
  environment?: Record<string, string>
  /** Where its log goes; by default only the end of it is kept, for the message when it does not start. */
  logFile?: string
}

const listening = /^Listening on (\S+)/

/** Starts the server on a free port in demo mode; rejects with its last words when it ends before it listens. */
export async function startPortal(settings: PortalSettings): Promise<PortalProcess> {
  const portal = spawnPortal(settings)
  return { ...portal, url: await portal.listens }
}

/** The same without waiting: for tests that look at the start itself. */
export function spawnPortal({ dataDir, environment = {}, logFile }: PortalSettings) {
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: root,
    env: { ...inherited(), HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, DEMO: '1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = once(child, 'exit')
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  child.once('exit', () => process.off('exit', endWithUs))
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    await exited
  }
  return { child, listens: untilListening(child, logFile), stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}

/** A folder that is gone after `use`. */
export async function withDataDir<T>(use: (dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-data-'))
  try {
    return await use(dataDir)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** A developer's own settings must not reach a server under test. */
export function inherited(): Record<string, string | undefined> {
  const { PATH, HOME, TMPDIR } = process.env
  // A third of a start is compiling what the last one compiled.
  return { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE: join(root, '.cache/compiled') }
}

// Reads on for as long as the process lives: a full pipe would stop it.
function untilListening(child: ChildProcess, logFile: string | undefined): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const log = logFile ? createWriteStream(logFile) : undefined
  const last: string[] = []
  for (const input of [child.stdout, child.stderr]) {
    if (!input) continue
    createInterface({ input }).on('line', (text) => {
      log?.write(`${text}\n`)
      last.push(text)
      if (last.length > 20) last.shift()
      const url = listening.exec(text)?.[1]
      if (url) resolve(url)
    })
  }
  child.once('error', reject)
  child.once('close', (code, signal) => reject(new Error(`ended (${code ?? signal}) with: ${last.join('\n')}`)))
  // A rejection must not end a process that does not wait for it.
  promise.catch(() => {})
  return promise
}
