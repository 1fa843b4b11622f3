import fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { logOncePerMinute } from './queue.ts'

test('logs a failure that goes on once a minute, also after the clock was set back', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  try {
    const { log } = fastify()
    const warn = vi.spyOn(log, 'warn')
    const fail = () => logFailure(new Error('the database is away'))
    const logFailure = logOncePerMinute(log, 'the job queue failed')
    fail()
    vi.setSystemTime(Date.now() - 3_600_000)
    vi.advanceTimersByTime(59_000)
    fail()
    expect(warn).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(1000)
    fail()
    expect(warn).toHaveBeenCalledTimes(2)
  } finally {
    vi.useRealTimers()
  }
})
