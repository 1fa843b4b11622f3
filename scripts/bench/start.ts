import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const root = join(import.meta.dirname, '../..')
const patienceMs = 180_000

/** `npm start` in this clone, from the command to the first answer of /readyz. */
export async function benchStart(print: (line: string) => void): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'))
  try {
    await startOnce(folder)
    await rm(folder, { recursive: true, force: true })
    print(`npm start, prepared clone, fresh database   ${await startOnce(folder)} s to the first answer`)
    const refusal = { seconds: '' }
    const again = await startOnce(folder, async () => {
      refusal.seconds = await refusalOf(folder)
    })
    print(`npm start, prepared clone, its own database ${again} s to the first answer`)
    print(`a second process on the same database       ${refusal.seconds} s until it is refused`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Seconds. The first start of all may build the pages, so the caller lets one pass. */
async function startOnce(dataDir: string, whileItRuns = async () => {}): Promise<string> {
  const port = await freePort()
  const started = performance.now()
  // In a group of its own: npm does not hand every signal on to the server below it.
  const child = spawn('npm', ['start'], {
    cwd: root,
    detached: true,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exited = once(child, 'exit')
  try {
    await untilAnswered(`http://127.0.0.1:${port}/readyz`)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    await whileItRuns()
    return seconds
  } finally {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
    await exited
    await untilSilent(port)
  }
}

/** Seconds until a second process gives up the folder that the first one holds. */
async function refusalOf(dataDir: string): Promise<string> {
  const started = performance.now()
  const env = { ...process.env, PORT: '0', DATA_DIR: dataDir }
  const second = spawn(process.execPath, ['src/server/main.ts'], { cwd: root, env, stdio: 'ignore' })
  const [code] = await once(second, 'exit')
  if (code === 0) throw new Error('A second process was let into the same folder')
  return ((performance.now() - started) / 1000).toFixed(1)
}

async function untilAnswered(url: string): Promise<void> {
  const giveUpAt = performance.now() + patienceMs
  while (performance.now() < giveUpAt) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await pause(20)
  }
  throw new Error(`${url} did not answer within ${patienceMs / 1000} s`)
}

/** The next start needs the folder's lock back. */
async function untilSilent(port: number): Promise<void> {
  while (
    await fetch(`http://127.0.0.1:${port}/readyz`).then(
      () => true,
      () => false,
    )
  )
    await pause(50)
  await pause(500)
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no free loopback port')
  return address.port
}
