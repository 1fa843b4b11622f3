import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { cp, readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { withCleanupOnSignal } from '#server/cleanup-on-signal.ts'
import { describeError } from '#server/describe-error.ts'
import { type FreeBytes, requireRoomFor } from './disk-space.ts'
import type { EmbeddedDatabase } from './embedded.ts'
import { isLocked } from './lock.ts'

// Only one process can open the embedded database. Another one gets a copy of it through the data folder: it writes the file
// ID.wanted, and the process that has the database answers with ID.ready, a folder like DATA_DIR, or with ID.failed, a line
// of text.

const folderOf = (dataDir: string) => join(dataDir, 'snapshots')
const pollMs = 250

/** Makes the requested snapshots until it is stopped. Statements wait while files are copied. */
export function serveSnapshots(
  dataDir: string,
  client: EmbeddedDatabase,
  freeBytes: FreeBytes,
): { stop(): Promise<void> } {
  let answering: Promise<void> | undefined
  const poll = () => {
    // Without the catch, the folder of another user or a full disk would end the server.
    answering ??= answerAll(dataDir, client, freeBytes)
      .catch(() => {})
      .finally(() => {
        answering = undefined
      })
  }
  const timer = setInterval(poll, pollMs)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await answering
    },
  }
}

async function answerAll(dataDir: string, client: EmbeddedDatabase, freeBytes: FreeBytes): Promise<void> {
  const folder = folderOf(dataDir)
  if (!existsSync(folder)) return
  const names = readdirSync(folder)
  // Files may be older than this process: a request waits for its start, and a copy is read during it.
  for (const name of names.filter((each) => !each.endsWith('.wanted'))) discardAbandoned(join(folder, name))
  for (const name of names.filter((each) => each.endsWith('.wanted'))) {
    const path = join(folder, name.slice(0, -'.wanted'.length))
    await answer(dataDir, path, client, freeBytes).catch((error: unknown) => {
      tryDelete(`${path}.draft`)
      // The other process may have removed the folder and left.
      if (existsSync(folder)) writeFileSync(`${path}.failed`, describeError(error).message)
    })
  }
}

/** A process that was killed leaves its files. Others read their copies for minutes. */
const abandonedMs = 3_600_000

function discardAbandoned(path: string): void {
  const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
  if (Date.now() - made > abandonedMs) tryDelete(path)
}

/** Ignores failures: files of another user stay until that user deletes them. */
function tryDelete(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true })
  } catch {}
}

async function answer(dataDir: string, path: string, client: EmbeddedDatabase, freeBytes: FreeBytes): Promise<void> {
  // The other process waits while one of these two exists.
  mkdirSync(`${path}.draft`, { mode: 0o700 })
  rmSync(`${path}.wanted`, { force: true })
  const database = join(dataDir, 'database')
  await requireRoomFor(
    await sizeOf(database),
    freeBytes,
    (megabytes) => new Error(`DATA_DIR: a copy needs ${megabytes} MB beside the running portal: free some space`),
  )
  // Without a statement that runs, the files are those of a database that was killed, which recovers when it is opened.
  await client.runExclusive(() =>
    cp(database, join(`${path}.draft`, 'database'), { recursive: true, filter: isCopied }),
  )
  renameSync(`${path}.draft`, `${path}.ready`)
}

/** Names the process that has the database. */
const isCopied = (path: string) => basename(path) !== 'postmaster.pid'

async function sizeOf(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const sizes = files.filter((file) => file.isFile()).map((file) => stat(join(file.parentPath, file.name)))
  return (await Promise.all(sizes)).reduce((sum, { size }) => sum + size, 0)
}

/** Waits this long for the other process to notice, and for its copy. */
const noticeMs = 30_000
const copyMs = 600_000
/** The reason of a failure is written at most this long after the draft is deleted. */
const reasonMs = 1000

/**
 * Asks the process that has the database for a copy of it. `use` gets a folder like DATA_DIR, which is deleted at the end.
 */
export async function withSnapshot<Result>(dataDir: string, use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = folderOf(dataDir)
  const path = join(folder, randomUUID())
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const discard = () => {
    for (const end of ['wanted', 'draft', 'ready', 'failed']) rmSync(`${path}.${end}`, { recursive: true, force: true })
  }
  return await withCleanupOnSignal(discard, async () => {
    try {
      writeFileSync(`${path}.wanted`, '')
      await waitForCopy(dataDir, path)
      return await use(`${path}.ready`)
    } finally {
      discard()
    }
  })
}

async function waitForCopy(dataDir: string, path: string): Promise<void> {
  let sinceDraft = 0
  for (let waited = 0; waited < copyMs; waited += pollMs) {
    // Checked in the order in which the files appear and disappear, so that none is missed between two checks.
    const isWorking = existsSync(`${path}.wanted`) || existsSync(`${path}.draft`)
    if (existsSync(`${path}.ready`)) return
    if (existsSync(`${path}.failed`)) throw new Error(readFileSync(`${path}.failed`, 'utf8'))
    if (!isLocked(dataDir))
      throw new Error(`DATA_DIR: the process that had ${dataDir} in use ended before it had copied it: try again`)
    if (waited > noticeMs && existsSync(`${path}.wanted`)) break
    sinceDraft = isWorking ? 0 : sinceDraft + pollMs
    if (sinceDraft > reasonMs)
      throw new Error(
        `DATA_DIR: the process that has ${dataDir} in use could not write a copy into ${folderOf(dataDir)}, nor the reason: check its space and its owner, and try again`,
      )
    await setTimeout(pollMs)
  }
  throw new Error(`DATA_DIR: the process that has ${dataDir} in use does not answer: stop it, and try again`)
}
