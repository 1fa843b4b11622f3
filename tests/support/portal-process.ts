import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from './tree.ts'

/** The server in a child process, as `npm start` runs it. */
export interface PortalProcess {
  /** Its address, without a trailing slash. */
  url: string
  child: ChildProcess
  /** Sends SIGTERM and waits for the exit. */
  stop(): Promise<void>
  /** Sends SIGKILL and waits for the exit. */
  kill(): Promise<void>
}

export interface PortalSettings {
  /** The command line; by default the server of `npm start`. */
  program?: string[]
  dataDir: string
  environment?: Record<string, string>
  /** File for the whole log. Without it only the last lines are kept, for the error when the start fails. */
  logFile?: string
}

const fromSources = [process.execPath, 'src/server/main.ts']
const listening = /^Listening on (\S+)/

/** Starts the server on a free port in demo mode. Rejects with its last output if it exits before it listens. */
export async function startPortal(settings: PortalSettings): Promise<PortalProcess> {
  const portal = spawnPortal(settings)
  return { ...portal, url: await portal.listens }
}

/** Like `startPortal`, but returns before the server listens. */
export function spawnPortal({ program = fromSources, dataDir, environment = {}, logFile }: PortalSettings) {
  const [command = '', ...args] = program
  const child = spawn(command, args, {
    cwd: root,
    env: { ...inherited(), HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, DEMO: '1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = once(child, 'exit')
  const killChild = () => child.kill('SIGKILL')
  process.once('exit', killChild)
  child.once('exit', () => process.off('exit', killChild))
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    await exited
  }
  return { child, listens: waitUntilListening(child, logFile), stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}

/** Creates a temporary folder and deletes it after `use`. */
export async function withDataDir<T>(use: (dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-data-'))
  try {
    return await use(dataDir)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Environment of a server under test, without the developer's own settings. */
export function inherited(): Record<string, string | undefined> {
  const { PATH, HOME, TMPDIR } = process.env
  // The compile cache saves a third of each start.
  return { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE: join(root, '.cache/compiled') }
}

// Reads the output until the process exits, because a full pipe would block it.
function waitUntilListening(child: ChildProcess, logFile: string | undefined): Promise<string> {
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
  child.once('close', (code, signal) => reject(new Error(`exited (${code ?? signal}): ${last.join('\n')}`)))
  // Not every caller awaits the promise, and an unhandled rejection would end the test process.
  promise.catch(() => {})
  return promise
}
