// Thirty minutes without a key or a movement in any tab end the session in all of them (specification.md, sections 4
// and 9). The tabs share one fact, the time of the last activity. The clock and the place of that fact are handed in.

export const idleTimeoutMs = 1_800_000
export const activityThrottleMs = 5_000

export interface IdlePorts {
  now: () => number
  /** The last activity in any tab, in ms; undefined when none is known. */
  readLast: () => number | undefined
  writeLast: (at: number) => void
  timeoutMs: () => number
  onIdle: () => void
}

export interface IdleTracker {
  /** Somebody moved or typed. Coming back too late counts as idle, not as activity: a woken laptop is signed out. */
  activity: () => void
  /** Looks at the clock. Answers when to look again, in ms, or undefined once idle. */
  check: () => number | undefined
  /** A fresh sign-in starts the time anew, whatever an older session left behind. */
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
