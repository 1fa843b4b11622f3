import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../free-port.ts'

const root = join(import.meta.dirname, '../..')
const timeoutMs = 180_000

/** Measures `npm start` in this clone, from the command to the first 200 of /readyz. */
export async function benchStart(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'))
  try {
    await startOnce(folder)
    await rm(folder, { recursive: true, force: true })
    console.log(`npm start, built pages, new database        ${await startOnce(folder)} s to the first answer`)
    const refusal = { seconds: '' }
    const again = await startOnce(folder, async () => {
      refusal.seconds = await refusalOf(folder)
    })
    console.log(`npm start, built pages, existing database   ${again} s to the first answer`)
    console.log(`a second process on the same database       ${refusal.seconds} s until it exits with an error`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Returns seconds. The first start may build the pages, so the caller ignores its result. */
async function startOnce(dataDir: string, whileItRuns = async () => {}): Promise<string> {
  const port = await freePort()
  const started = performance.now()
  // In a new process group, because npm does not forward every signal to the server.
  const child = spawn('npm', ['start'], {
    cwd: root,
    detached: true,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exited = once(child, 'exit')
  try {
    await waitUntilReady(`http://127.0.0.1:${port}/readyz`)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
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
  while (
    await fetch(`http://127.0.0.1:${port}/readyz`).then(
      () => true,
      () => false,
    )
  )
    await pause(50)
  await pause(500)
}
