import { readFileSync, readlinkSync } from 'node:fs'
import { codeOf } from '#server/config-error.ts'

/** Identifies a process in a lock. The system reuses pids, so a pid is not enough. */
export interface Owner {
  pid: number
  /** Start time in clock ticks after boot; empty where unavailable. */
  started: string
  /** Id of the machine's current boot. */
  boot: string
  /** The pid namespace: the same pid in another container is another process. */
  namespace: string
  since: string
}

export function thisProcess(): Owner {
  return {
    pid: process.pid,
    started: startOf(process.pid) ?? '',
    boot: bootId(),
    namespace: namespaceId(),
    since: new Date().toISOString(),
  }
}

/** 'unknown' for a process in another namespace or machine, and for one that cannot be seen. */
export function isAlive(owner: Owner): boolean | 'unknown' {
  if (owner.pid <= 0) return false
  if (differ(owner.boot, bootId()) || differ(owner.namespace, namespaceId())) return 'unknown'
  if (!answersToSignals(owner.pid)) return false
  if (owner.started === '') return true
  const started = startOf(owner.pid)
  // systemd hides the processes of other users: one with this pid may be any.
  return started === undefined ? 'unknown' : started === owner.started
}

/** Under systemd's ProcSubset=pid a process knows no boot. */
const differ = (one: string, other: string) => one !== '' && other !== '' && one !== other

function answersToSignals(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** Field 22 of /proc/<pid>/stat. The second field is the program's name, in brackets, and may hold spaces. A zombie is dead. */
function startOf(pid: number): string | undefined {
  const stat = tryRead(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields?.[0] === 'Z' ? 'zombie' : fields?.[19]
}

function bootId(): string {
  return tryRead(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()) ?? ''
}

function namespaceId(): string {
  return tryRead(() => readlinkSync('/proc/self/ns/pid')) ?? ''
}

export function tryRead(read: () => string): string | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
