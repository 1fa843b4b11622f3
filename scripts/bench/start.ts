import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { unpackRelease } from '../../tests/support/release.ts'
import { freePort } from '../free-port.ts'
import { temporaryFolder } from './both-databases.ts'
import { median } from './load.ts'
import { verdict } from './verdict.ts'

const root = join(import.meta.dirname, '../..')
const timeoutMs = 180_000

const longestStartSeconds = 2
const starts = 5

interface Program {
  command: string
  args: string[]
  environment: NodeJS.ProcessEnv
}

/** Measures `npm start` in this clone and a release, from the command to the first 200 of /readyz. */
export async function benchStart(): Promise<void> {
  await benchClone()
  await benchRelease()
}

async function benchClone(): Promise<void> {
  await using folder = await temporaryFolder()
  const program = (name: string) => ({
    command: 'npm',
    args: ['start'],
    environment: { ...process.env, DATA_DIR: join(folder.path, name) },
  })
  // The first start may build the pages.
  await startOnce(program('first'))
  console.log(
    `npm start, built pages, new database        ${(await startOnce(program('second'))).toFixed(1)} s to the first answer`,
  )
  const refusal = { seconds: '' }
  const again = await startOnce(program('second'), async () => {
    refusal.seconds = await refusalOf(join(folder.path, 'second'))
  })
  console.log(`npm start, built pages, existing database   ${again.toFixed(1)} s to the first answer`)
  console.log(`a second process on the same database       ${refusal.seconds} s until it exits with an error`)
}

async function benchRelease(): Promise<void> {
  const release = unpackRelease()
  const environment = { ...release.environment, DATA_DIR: join(release.home, 'data') }
  try {
    const { status, stderr } = await release.portal(['migrate'], environment)
    if (status !== 0) throw new Error(`portal migrate failed: ${stderr}`)
    const program = { command: join(release.home, 'bin/portal'), args: ['serve'], environment }
    const seconds: number[] = []
    for (let start = 0; start < starts; start++) seconds.push(await startOnce(program))
    const listed = seconds.map((each) => each.toFixed(2)).join(', ')
    console.log(`portal serve of a release, existing database: ${listed} s to the first answer`)
    const middle = median(seconds)
    const missed = middle > longestStartSeconds ? [`${middle.toFixed(2)} s`] : []
    console.log(verdict(`a release answers after at most ${longestStartSeconds} s, median of ${starts} starts`, missed))
  } finally {
    release.remove()
  }
}

/** Seconds until the first answer. */
async function startOnce({ command, args, environment }: Program, whileItRuns = async () => {}): Promise<number> {
  const port = await freePort()
  const started = performance.now()
  // In a new process group, because npm does not forward every signal to the server.
  const child = spawn(command, args, {
    cwd: root,
    detached: true,
    env: { ...environment, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exited = once(child, 'exit')
  try {
    await waitUntilReady(`http://127.0.0.1:${port}/readyz`)
    const seconds = (performance.now() - started) / 1000
    await whileItRuns()
    return seconds
  } finally {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
    await exited
    await waitUntilStopped(port)
  }
}

/** Seconds until a second process exits because the first one has locked the folder. */
async function refusalOf(dataDir: string): Promise<string> {
  const started = performance.now()
  const env = { ...process.env, PORT: '0', DATA_DIR: dataDir }
  const second = spawn(process.execPath, ['src/server/main.ts'], { cwd: root, env, stdio: 'ignore' })
  const [code] = await once(second, 'exit')
  if (code === 0) throw new Error('A second process opened the same folder')
  return ((performance.now() - started) / 1000).toFixed(1)
}

async function waitUntilReady(url: string): Promise<void> {
  const deadline = performance.now() + timeoutMs
  while (performance.now() < deadline) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await pause(20)
  }
  throw new Error(`${url} did not answer within ${timeoutMs / 1000} s`)
}

/** The next start needs the folder's lock. */
async function waitUntilStopped(port: number): Promise<void> {
  while (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)) await pause(50)
  await pause(500)
}
