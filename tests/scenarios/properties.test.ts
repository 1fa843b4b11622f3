import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '#simulator/random.ts'
import type { Answer, SimulatedRequest } from '#simulator/request.ts'
import { simulate } from '#simulator/simulate.ts'
import { ledgerOf } from '#simulator/state/ledger.ts'
import { emptyState, type State } from '#simulator/state/state.ts'
import { answerProblems } from './answer-problems.ts'
import { contextAt, type Move, move, moves, nonsense, requestOf } from './arbitrary-calls.ts'

const seed = fc.integer()

interface Exchange {
  request: SimulatedRequest
  answer: Answer
}

interface Result {
  state: State
  exchanges: Exchange[]
}

function playAll(calls: Move[], start: number): Result {
  const random = seededRandom(start)
  let state = emptyState
  let now = 0
  const exchanges: Exchange[] = []
  for (const call of calls) {
    now += call.secondsLater * 1000
    const request = requestOf(call, ledgerOf(state))
    for (let time = 0; time < call.times; time++) {
      const result = simulate(state, request, contextAt(now, random))
      state = result.state
      exchanges.push({ request, answer: result.response })
    }
  }
  return { state, exchanges }
}

const cents = (amount: string) => Number(amount.replace('.', ''))
const sum = (amounts: string[]) => amounts.reduce((total, amount) => total + cents(amount), 0)

describe('for any calls', () => {
  it('the same seed and calls give an identical ledger', () => {
    fc.assert(
      fc.property(moves, seed, (calls, start) => {
        const once = playAll(calls, start)
        const again = playAll(calls, start)
        expect(JSON.stringify(again.state)).toBe(JSON.stringify(once.state))
        expect(JSON.stringify(ledgerOf(again.state))).toBe(JSON.stringify(ledgerOf(once.state)))
        expect(again.exchanges).toEqual(once.exchanges)
      }),
    )
  })

  it('refunds never exceed charges', () => {
    fc.assert(
      fc.property(moves, seed, (calls, start) => {
        const { charges, refunds } = ledgerOf(playAll(calls, start).state)
        const paid = charges.filter(({ transactionId }) => transactionId !== null)
        expect(refunds.length).toBeLessThanOrEqual(paid.length)
        expect(sum(refunds.map(({ amount }) => amount))).toBeLessThanOrEqual(sum(paid.map(({ amount }) => amount)))
        const unpaid = charges.filter(({ transactionId }) => transactionId === null)
        expect(unpaid.every(({ refund }) => refund === null)).toBe(true)
      }),
    )
  })

  it('a correlation id charges once, even when it is repeated between other calls', () => {
    fc.assert(
      fc.property(moves, seed, (calls, start) => {
        const { state, exchanges } = playAll(calls, start)
        const charged = new Map<string, string>()
        for (const { request, answer } of exchanges) {
          if (request.operation !== 'createCharge' || !('transactionId' in answer.body)) continue
          const id = `${request.projectId} ${request.correlationId}`
          const transaction = String(answer.body.transactionId)
          expect(charged.get(id) ?? transaction).toBe(transaction)
          charged.set(id, transaction)
        }
        const paid = ledgerOf(state).charges.flatMap(({ transactionId }) => transactionId ?? [])
        expect(new Set(paid).size).toBe(paid.length)
        expect([...charged.values()].filter((transaction) => !paid.includes(transaction))).toEqual([])
      }),
    )
  })

  it('a repeated request gets the same success and changes nothing', () => {
    fc.assert(
      fc.property(moves, seed, (calls, start) => {
        const { state, exchanges } = playAll(calls, start)
        const succeeded = exchanges.filter(({ request, answer }) => request.body && answer.status === 200)
        const changing = succeeded.filter(({ request }) => request.operation !== 'getCharge')
        for (const { request, answer } of changing) {
          const again = simulate(state, request, contextAt(10 ** 9, seededRandom(3)))
          expect(again.response).toEqual(answer)
          expect(again.state).toBe(state)
        }
      }),
    )
  })

  it('nothing throws, and every answer matches the specification', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(nonsense, move), { maxLength: 30 }), (calls) => {
        const random = seededRandom(1)
        let state = emptyState
        for (const call of calls) {
          const request = 'person' in call ? requestOf(call, ledgerOf(state)) : call
          const result = simulate(state, request, contextAt(0, random))
          state = result.state
          expect(answerProblems(request.operation, result.response)).toEqual([])
          expect(result.trace.at(-1)?.outcome).toBe('answered')
        }
      }),
      { numRuns: 300 },
    )
  })

  it('the previous state is not modified', () => {
    fc.assert(
      fc.property(moves, move, seed, (calls, last, start) => {
        const { state } = playAll(calls, start)
        const before = JSON.stringify(state)
        simulate(state, requestOf(last, ledgerOf(state)), contextAt(0, seededRandom(2)))
        expect(JSON.stringify(state)).toBe(before)
      }),
    )
  })

  it('a state answers the same after a JSON round trip', () => {
    fc.assert(
      fc.property(moves, move, seed, (calls, last, start) => {
        const { state } = playAll(calls, start)
        const stored: State = JSON.parse(JSON.stringify(state))
        const request = requestOf(last, ledgerOf(state))
        const context = () => contextAt(0, seededRandom(2))
        expect(simulate(stored, request, context())).toEqual(simulate(state, request, context()))
      }),
    )
  })
})
