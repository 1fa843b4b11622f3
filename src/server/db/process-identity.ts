import { readFileSync, readlinkSync } from 'node:fs'

/** A process as a lock names it. A pid alone is not enough: the system reuses the number later. */
export interface Owner {
  pid: number
  /** Clock ticks after boot at which it started; empty where the system does not say. */
  started: string
  /** This boot of this machine. */
  boot: string
  /** The process namespace: the same pid in another container is another process. */
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

/** 'unknown' for a process that lives where we cannot look. */
export function isAlive(owner: Owner): boolean | 'unknown' {
  if (owner.pid <= 0) return false
  if (owner.boot !== bootId() || owner.namespace !== namespaceId()) return 'unknown'
  if (!answersToSignals(owner.pid)) return false
  const started = startOf(owner.pid)
  return started === undefined || owner.started === '' || started === owner.started
}

function answersToSignals(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
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

function tryRead(read: () => string): string | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
