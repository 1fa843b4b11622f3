import { describe, expect, it } from 'vitest'
import { createIdleTracker, idleTimeoutMs } from './idle-tracker.ts'

/** Tabs of one browser, sharing clock and cookie. */
function browser(timeout = idleTimeoutMs) {
  let clock = 1_000_000
  let cookie: number | undefined
  const writes: number[] = []
  const loggedOut: string[] = []
  const tab = (name: string) =>
    createIdleTracker({
      now: () => clock,
      readLast: () => cookie,
      writeLast: (at) => {
        cookie = at
        writes.push(at)
      },
      timeoutMs: () => timeout,
      onIdle: () => loggedOut.push(name),
    })
  const pass = (ms: number) => {
    clock += ms
  }
  return { tab, writes, loggedOut, pass }
}

const minute = 60_000

describe('idle time', () => {
  it('of thirty minutes ends the session', () => {
    const { tab, pass, loggedOut } = browser()
    const only = tab('only')
    only.restart()
    pass(30 * minute - 1)
    expect(only.check()).toBe(1)
    expect(loggedOut).toEqual([])
    pass(1)
    expect(only.check()).toBeUndefined()
    expect(loggedOut).toEqual(['only'])
  })

  it('restarts with every activity', () => {
    const { tab, pass, loggedOut } = browser()
    const only = tab('only')
    only.restart()
    pass(29 * minute)
    only.activity()
    pass(29 * minute)
    expect(only.check()).toBe(minute)
    expect(loggedOut).toEqual([])
  })

  it('in one tab does not count while another is in use', () => {
    const { tab, pass, loggedOut } = browser()
    const [quiet, busy] = [tab('quiet'), tab('busy')]
    quiet.restart()
    for (let i = 0; i < 4; i += 1) {
      pass(10 * minute)
      busy.activity()
    }
    expect(quiet.check()).toBe(30 * minute)
    expect(loggedOut).toEqual([])
  })

  it('ends the session in every tab', () => {
    const { tab, pass, loggedOut } = browser()
    const [first, second] = [tab('first'), tab('second')]
    first.restart()
    pass(30 * minute)
    first.check()
    second.check()
    expect(loggedOut).toEqual(['first', 'second'])
  })

  it('is not reset by the input that wakes the machine', () => {
    const { tab, pass, loggedOut } = browser()
    const only = tab('only')
    only.restart()
    pass(8 * 60 * minute)
    only.activity()
    expect(loggedOut).toEqual(['only'])
  })

  it('follows the debug setting', () => {
    const { tab, pass, loggedOut } = browser(2000)
    const only = tab('only')
    only.restart()
    pass(2000)
    only.check()
    expect(loggedOut).toEqual(['only'])
  })

  it('starts at the first check without a stored time', () => {
    const { tab, pass } = browser()
    const only = tab('only')
    pass(minute)
    expect(only.check()).toBe(30 * minute)
    pass(minute)
    expect(only.check()).toBe(29 * minute)
  })
})

describe('activity', () => {
  it('is written at most every five seconds', () => {
    const { tab, pass, writes } = browser()
    const only = tab('only')
    only.restart()
    for (let i = 0; i < 20; i += 1) {
      pass(500)
      only.activity()
    }
    expect(writes).toEqual([1_000_000, 1_005_000, 1_010_000])
  })
})
