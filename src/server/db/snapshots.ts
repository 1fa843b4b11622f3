import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { describeError } from '#server/describe-error.ts'
import type { EmbeddedDatabase } from './embedded.ts'
import { type FreeBytes, leastFreeBytes } from './room.ts'

// Only one process can open the embedded database. Another one gets a copy of it by two files in the data folder: it writes
// ID.wanted, and the process that has the database answers with ID.ready, a tar archive, or with ID.failed, a line of text.

const folderOf = (dataDir: string) => join(dataDir, 'snapshots')
const lookMs = 250

/** Answers wishes for a snapshot until it is stopped. Statements wait while one is read. */
export function serveSnapshots(
  dataDir: string,
  client: EmbeddedDatabase,
  freeBytes: FreeBytes,
): { stop(): Promise<void> } {
  const folder = folderOf(dataDir)
  // Left by processes that ended.
  rmSync(folder, { recursive: true, force: true })
  let answering: Promise<void> | undefined
  const look = () => {
    answering ??= answerAll(folder, client, freeBytes).finally(() => {
      answering = undefined
    })
  }
  const timer = setInterval(look, lookMs)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await answering
    },
  }
}

async function answerAll(folder: string, client: EmbeddedDatabase, freeBytes: FreeBytes): Promise<void> {
  if (!existsSync(folder)) return
  const wanted = readdirSync(folder).filter((name) => name.endsWith('.wanted'))
  for (const name of wanted) {
    const path = join(folder, name.slice(0, -'.wanted'.length))
    rmSync(`${path}.wanted`, { force: true })
    await answer(path, client, freeBytes).catch((error: unknown) => {
      rmSync(`${path}.draft`, { force: true })
      // The other process may have removed the folder and left.
      if (existsSync(folder)) writeFileSync(`${path}.failed`, describeError(error).message)
    })
  }
}

async function answer(path: string, client: EmbeddedDatabase, freeBytes: FreeBytes): Promise<void> {
  const copy = await client.dumpDataDir('none')
  // The database itself needs room too: it hangs on a full disk.
  if ((await freeBytes()) < copy.size + 2 * leastFreeBytes)
    throw new Error(
      `DATA_DIR: the copy needs ${megabytes(copy.size)} MB and more for the running portal: free some space`,
    )
  const file = await open(`${path}.draft`, 'wx', 0o600)
  try {
    for await (const chunk of copy.stream()) await file.writeFile(chunk)
  } finally {
    await file.close()
  }
  renameSync(`${path}.draft`, `${path}.ready`)
}

const megabytes = (bytes: number) => Math.ceil(bytes / 1024 / 1024)

/** Waits this long for the other process to notice, and for its copy. */
const noticeMs = 30_000
const copyMs = 600_000

/** Asks the process that has the database for a copy of it. */
export async function requestSnapshot(dataDir: string): Promise<Buffer> {
  const folder = folderOf(dataDir)
  const path = join(folder, randomUUID())
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  writeFileSync(`${path}.wanted`, '')
  try {
    for (let waited = 0; waited < copyMs; waited += lookMs) {
      if (existsSync(`${path}.ready`)) return readFileSync(`${path}.ready`)
      if (existsSync(`${path}.failed`)) throw new Error(readFileSync(`${path}.failed`, 'utf8'))
      if (waited > noticeMs && existsSync(`${path}.wanted`)) break
      await setTimeout(lookMs)
    }
    throw new Error(`DATA_DIR: the process that has ${dataDir} in use does not answer: stop it, and try again`)
  } finally {
    for (const end of ['wanted', 'draft', 'ready', 'failed']) rmSync(`${path}.${end}`, { force: true })
  }
}
