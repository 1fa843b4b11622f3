import { expect, it } from 'vitest'
import { type ObservedAnswer, type ReadinessFacts, readinessOf } from './readiness.ts'

const now = new Date('2026-11-19T10:00:00Z')
const nothing: ReadinessFacts = {
  operations: ['send', 'charge', 'read', 'refund', 'identify'].map((id) => ({ id, title: id })),
  met: [],
  lastCalls: [],
  keyExpiries: [],
  addresses: 0,
  wishedProductCodes: 0,
  companyComplete: false,
}
const answer = (about: Partial<ObservedAnswer>): ObservedAnswer => ({
  operation: 'charge',
  resultCode: 'SUCCESS',
  statusCode: 200,
  occasion: 'any',
  callId: 'a-call',
  at: now,
  ...about,
})
const itemOf = (facts: Partial<ReadinessFacts>, id: string) =>
  readinessOf({ ...nothing, ...facts }, now).items.find((item) => item.id === id)

it.each([1, 5, 6, 7])('has weights that add up to 100 with %i operations', (count) => {
  const operations = Array.from({ length: count }, (_, at) => ({ id: `operation-${at}`, title: 'An operation' }))
  const { score, items } = readinessOf({ ...nothing, operations }, now)
  expect(items.reduce((sum, { weight }) => sum + weight, 0)).toBe(100)
  expect(score).toBe(0)
  expect(items.filter(({ done }) => done)).toEqual([])
})

it('names the latest call that shows an operation', () => {
  const later = answer({ callId: 'a-later-call', at: new Date('2026-11-19T11:00:00Z') })
  expect(itemOf({ met: [answer({}), later] }, 'charge')).toMatchObject({
    done: true,
    seen: 'charge: SUCCESS 200',
    seenOn: '2026-11-19T11:00:00.000Z',
    callId: 'a-later-call',
  })
})

it('does not take a declined charge for a successful one', () => {
  const met = [answer({ resultCode: 'GENERAL_DECLINE', statusCode: 402 })]
  expect(itemOf({ met }, 'charge')?.done).toBe(false)
  expect(itemOf({ met }, 'declined')?.done).toBe(true)
})

it('tells an unknown user token from other failures', () => {
  const failure = (statusCode: number) =>
    itemOf({ met: [answer({ resultCode: 'FAILURE', statusCode })] }, 'expired-token')
  expect(failure(404)?.done).toBe(true)
  expect(failure(422)?.done).toBe(false)
})

it('wants the last calls without a refusal, and at least one call', () => {
  const call = (refusal: string | null) => ({ id: 'a-call', at: now, refusal })
  expect(itemOf({}, 'no-refused-call')?.done).toBe(false)
  expect(itemOf({ lastCalls: [call(null), call('key-expired')] }, 'no-refused-call')?.done).toBe(false)
  expect(itemOf({ lastCalls: [call(null), call(null)] }, 'no-refused-call')).toMatchObject({
    done: true,
    seen: '2 calls',
  })
})

it.each([
  ['2026-12-20T10:00:00Z', true],
  ['2026-12-20T09:59:59Z', false],
])('with a key that ends at %s answers %s', (end, done) => {
  expect(itemOf({ keyExpiries: [new Date(end)] }, 'key')?.done).toBe(done)
})
