import { expect, it } from 'vitest'
import { AppError, networkError } from './errors.ts'
import { untilAvailable, worthRetrying } from './query-client.ts'

it('retries a lost connection and a broken gateway once, and no rejection', () => {
  const refusal = new AppError({ kind: 'APPLICATION_ERROR', status: 500, message: 'x' })
  expect(worthRetrying(0, networkError('Network error'))).toBe(true)
  expect(worthRetrying(0, networkError('Bad Gateway', 502))).toBe(true)
  expect(worthRetrying(1, networkError('Network error'))).toBe(false)
  expect(worthRetrying(0, networkError('Not Found', 404))).toBe(false)
  expect(worthRetrying(0, refusal)).toBe(false)
})

it('repeats the queries of a shown page while the server is unavailable, and no others', () => {
  const refusal = { kind: 'APPLICATION_ERROR', message: 'x' } as const
  expect(untilAvailable(new AppError({ ...refusal, status: 503, retryAfterSeconds: 7 }))).toBe(7000)
  expect(untilAvailable(new AppError({ ...refusal, status: 500 }))).toBe(false)
  expect(untilAvailable(networkError('Network error'))).toBe(false)
  expect(untilAvailable(null)).toBe(false)
})
