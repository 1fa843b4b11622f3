import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { passwordEntry } from '#simulator/one-time-passwords.ts'
import { seededRandom } from '#simulator/random.ts'
import type { SimulatedRequest } from '#simulator/request.ts'
import { settle } from '#simulator/settle.ts'
import { simulate } from '#simulator/simulate.ts'
import { ledgerOf } from '#simulator/state/ledger.ts'
import type { Subscriber } from '#simulator/state/records.ts'
import { applyEntries, emptyState } from '#simulator/state/state.ts'
import { contextAt, moves, requestOf } from './arbitrary-calls.ts'
import { RowStore } from './row-store.ts'

const ledgerIn = (store: RowStore) => ledgerOf(applyEntries(emptyState, store.entries()))

describe('a store that loads only the records of a call', () => {
  it('gives the same answers and records as a full in-memory state, in at most two loads', async () => {
    await fc.assert(
      fc.asyncProperty(moves, fc.integer(), async (calls, seed) => {
        const memory = seededRandom(seed)
        const elsewhere = seededRandom(seed)
        const store = new RowStore()
        let state = emptyState
        let now = 0
        for (const call of calls) {
          now += call.secondsLater * 1000
          const request = requestOf(call, ledgerOf(state))
          const result = simulate(state, request, contextAt(now, memory))
          store.loads = 0
          const settled = await store.call(request, contextAt(now, elsewhere))
          expect([settled.response, settled.trace]).toEqual([result.response, result.trace])
          expect(store.loads).toBeLessThanOrEqual(2)
          state = result.state
        }
        expect(JSON.stringify(applyEntries(emptyState, store.entries()))).toBe(JSON.stringify(state))
      }),
    )
  })

  it('reports absent records, so that a write fails if they appeared', async () => {
    const request = { operation: 'getCharge', partnerId: 'p', projectId: 'j', correlationId: 'order' } as const
    const { absent } = await settle(async () => [], request, contextAt(0, seededRandom(1)))
    expect(absent).toEqual([{ kind: 'requests', scope: 'j', key: 'order' }])
  })
})

describe('twenty concurrent calls', () => {
  it('with the same charge create one charge with one answer', async () => {
    const store = provenStore()
    const settled = await twenty(store, () => charge('order-1'))
    expect(new Set(settled.map(({ response }) => JSON.stringify(response))).size).toBe(1)
    expect(ledgerIn(store).charges).toMatchObject([{ correlationId: 'order-1', paymentStatus: 'SUCCESS' }])
  })

  it('that refund one charge under twenty ids refund it once', async () => {
    const store = provenStore()
    await store.call(charge('order-1'), contextAt(1, random))
    const [paid] = ledgerIn(store).charges
    const settled = await twenty(store, (index) => ({
      ...caller,
      operation: 'refundCharge',
      body: { originalTransactionId: paid?.transactionId, correlationId: `refund-${index}`, reason: 'By mistake.' },
    }))
    const codes = settled.map(({ response }) => response.body.resultCode)
    expect(codes.filter((code) => code === 'SUCCESS')).toHaveLength(1)
    expect(codes.filter((code) => code === 'ALREADY_REFUNDED')).toHaveLength(19)
    expect(ledgerIn(store).refunds).toHaveLength(1)
  })

  it('that use one payment password charge once', async () => {
    const store = provenStore()
    const settled = await twenty(store, (index) => charge(`order-${index}`, '123456'))
    expect(settled.filter(({ response }) => response.status === 200)).toHaveLength(1)
    expect(ledgerIn(store).charges).toHaveLength(1)
  })

  it('that guess a payment password have three attempts in total', async () => {
    const store = provenStore()
    await twenty(store, (index) => charge(`order-${index}`, 'guess1'))
    expect(ledgerIn(store).oneTimePasswords).toMatchObject([{ wrongTries: 3 }])
  })
})

const random = seededRandom(1)
const caller = { partnerId: 'partner-1', projectId: 'project-1' }
const userToken = 'utk_7h3k9m2x4c6v8b1n5q0w7e3r9t2y4u6i'

const twenty = (store: RowStore, requestFor: (index: number) => SimulatedRequest) =>
  Promise.all(Array.from({ length: 20 }, (_, index) => store.call(requestFor(index), contextAt(2, random))))

const charge = (correlationId: string, oneTimePassword?: string): SimulatedRequest => ({
  ...caller,
  operation: 'createCharge',
  body: { userToken, correlationId, productCode: 'STM980', paymentServiceProvider: 'STM', oneTimePassword },
})

/** A store with a verified number that has an open one-time password for a payment. */
function provenStore(): RowStore {
  const subscriber: Subscriber = { userIdentityType: 'MSISDN', userIdentifier: '6581234567' }
  const token = { userToken, subscriber, operator: 'STM', at: 0 }
  const store = new RowStore()
  store.write({ kind: 'userTokens', scope: caller.partnerId, key: userToken, record: token })
  store.write(
    passwordEntry(charge('any'), {
      subscriber,
      operator: 'STM',
      transactionType: 'PAYMENT',
      productCode: 'STM980',
      password: '123456',
      sentAt: 0,
      expiresAt: 300_000,
      wrongTries: 0,
      usedAt: null,
    }),
  )
  return store
}
