// Thirty minutes without input in any tab end the session in all tabs. The tabs share the time of the last
// activity; its storage and the clock are parameters.

export const idleTimeoutMs = 1_800_000
const activityThrottleMs = 5_000

export interface IdlePorts {
  now: () => number
  /** The last activity in any tab, in ms; undefined when none is known. */
  readLast: () => number | undefined
  writeLast: (at: number) => void
  timeoutMs: () => number
  onIdle: () => void
}

export interface IdleTracker {
  /** Call on every input. After the timeout the input does not count, so that a laptop that wakes up is signed out. */
  activity: () => void
  /** Returns the ms until the next check; undefined once idle. */
  check: () => number | undefined
  /** A sign-in restarts the time, even if an older session has stored one. */
  restart: () => void
}

export function createIdleTracker({ now, readLast, writeLast, timeoutMs, onIdle }: IdlePorts): IdleTracker {
  let written = Number.NEGATIVE_INFINITY

  function write() {
    written = now()
    writeLast(written)
  }

  function check() {
    const last = readLast()
    if (last === undefined) {
      write()
      return timeoutMs()
    }
    const left = last + timeoutMs() - now()
    if (left > 0) return left
    onIdle()
    return undefined
  }

  function activity() {
    if (now() - written < activityThrottleMs) return
    if (check() !== undefined) write()
  }

  return { activity, check, restart: write }
}
