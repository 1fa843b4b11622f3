import product from '#generated/products/direct-carrier-billing/openapi.json' with { type: 'json' }
import { readContract } from '#simulator/contract/read-contract.ts'
import { seededRandom } from '#simulator/random.ts'
import { simulate } from '#simulator/simulate.ts'
import { ledgerOf } from '#simulator/state/ledger.ts'
import { emptyState } from '#simulator/state/state.ts'
import type { Driver } from './play.ts'

export const contract = readContract(product)

const start = Date.UTC(2026, 0, 1)

/** Runs the engine directly. Each call advances its clock by a second. */
export function engineDriver(seed = 1): Driver {
  const random = seededRandom(seed)
  let state = emptyState
  let now = start
  return {
    call: async (request) => {
      now += 1000
      const { response, trace, state: next } = simulate(state, request, { now, random, contract })
      state = next
      return { ...response, trace }
    },
    wait: (seconds) => {
      now += seconds * 1000
    },
    ledger: async () => ledgerOf(state),
  }
}
