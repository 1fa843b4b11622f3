import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseJson } from '#domain/parse-json.ts'
import { codeOf } from '#server/config-error.ts'
import { isAlive, type Owner, thisProcess, tryRead } from '#server/db/process-identity.ts'

// Two processes on one PGlite directory corrupt it, so a lock file is taken before opening. It is created atomically with
// its content (link) and names its owner; a lock whose owner is dead is replaced.

export interface Lock {
  release(): void
}

export class DirectoryInUse extends Error {
  constructor(folder: string, owner: Owner) {
    super(
      `DATA_DIR: ${folder} is in use by process ${owner.pid} since ${owner.since}: stop it first, or set another DATA_DIR`,
    )
    this.name = 'DirectoryInUse'
  }
}

const heartbeatMs = 2000
/**
 * For owners in another container or machine, whose process cannot be checked: without a heartbeat for this long they are
 * dead.
 */
const silentMs = 15_000
/** Replacing takes microseconds; an older guard was left by a process that died. */
const staleGuardMs = 5000

/** Locks the folder for this process, or throws DirectoryInUse at once. */
export function lockDirectory(folder: string): Lock {
  const path = join(folder, 'lock')
  const mine = JSON.stringify({ ...thisProcess(), token: randomUUID() })
  if (!tryCreate(path, mine)) takeOver(folder, path, mine)
  const heartbeat = setInterval(() => sendHeartbeat(path, mine), heartbeatMs)
  heartbeat.unref()
  return {
    release() {
      clearInterval(heartbeat)
      if (read(path) === mine) rmSync(path, { force: true })
    },
  }
}

/** Only one process at a time may replace a stale lock; two could both succeed. */
function takeOver(folder: string, path: string, mine: string): void {
  const guard = `${path}.takeover`
  if (isStale(guard)) removeStale(guard)
  if (!tryCreate(guard, mine)) throw new DirectoryInUse(folder, ownerOf(read(guard)))
  try {
    const found = read(path)
    if (found === undefined) {
      // Its owner released it. A process that starts now creates its lock without the guard.
      if (!tryCreate(path, mine)) throw new DirectoryInUse(folder, ownerOf(read(path)))
      return
    }
    const owner = holderOf(path, found)
    if (owner) throw new DirectoryInUse(folder, owner)
    renameSync(writeDraft(path, mine), path)
  } finally {
    if (read(guard) === mine) rmSync(guard, { force: true })
  }
}

const isStale = (guard: string): boolean => (ageOf(guard) ?? 0) > staleGuardMs

/** Another process may have replaced the guard since it was found stale, and its new guard must stay. */
function removeStale(guard: string): void {
  const moved = `${guard}.${randomUUID()}`
  try {
    renameSync(guard, moved)
    if (!isStale(moved)) linkSync(moved, guard)
  } catch (error) {
    // Another process has removed the stale guard, or created its own.
    const code = codeOf(error)
    if (code !== 'ENOENT' && code !== 'EEXIST') throw error
  } finally {
    rmSync(moved, { force: true })
  }
}

/** Whether a living process has locked the folder. */
export const isLocked = (folder: string): boolean => holderOf(join(folder, 'lock')) !== undefined

function holderOf(path: string, found = read(path)): Owner | undefined {
  if (found === undefined) return undefined
  const owner = ownerOf(found)
  const alive = isAlive(owner)
  // Without an age it was released after it was read: the next attempt finds that.
  const isHeld = alive === 'unknown' ? (ageOf(path) ?? 0) < silentMs : alive
  return isHeld ? owner : undefined
}

/** False when the file already exists. */
function tryCreate(path: string, content: string): boolean {
  const draft = writeDraft(path, content)
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

function writeDraft(path: string, content: string): string {
  const draft = `${path}.${process.pid}.${randomUUID()}`
  writeFileSync(draft, content, { mode: 0o600 })
  return draft
}

function sendHeartbeat(path: string, mine: string): void {
  if (read(path) !== mine) return
  const now = new Date()
  utimesSync(path, now, now)
}

const read = (path: string): string | undefined => tryRead(() => readFileSync(path, 'utf8'))

function ageOf(path: string): number | undefined {
  const mtime = statSync(path, { throwIfNoEntry: false })?.mtimeMs
  return mtime === undefined ? undefined : Date.now() - mtime
}

/** An unreadable lock comes from another program or a power failure, so it has no owner. */
function ownerOf(content: string | undefined): Owner {
  const unowned: Owner = { pid: 0, started: '', boot: '', namespace: '', since: 'an unknown time' }
  return { ...unowned, ...Object(parseJson(content ?? '')) }
}
