import product from '#generated/products/direct-carrier-billing/openapi.json' with { type: 'json' }
import { readContract } from '#simulator/contract/read-contract.ts'
import { seededRandom } from '#simulator/random.ts'
import type { Answer, SimulatedRequest } from '#simulator/request.ts'
import { simulate } from '#simulator/simulate.ts'
import { registrationKey } from '#simulator/state/keys.ts'
import type { Entry, Subscriber } from '#simulator/state/records.ts'
import { applyEntries, emptyState, type State } from '#simulator/state/state.ts'

const perRound = 50_000
const rounds = 6

const contract = readContract(product)
const random = seededRandom(2042)
const caller = { partnerId: '2f1a7a52-9a3e-4a0e-8d55-6f3f3a2b1c44', projectId: '5b0f6f0e-6f3c-4c39-9a39-0c2d6f6f8a11' }
const userToken = 'utk_7h3k9m2x4c6v8b1n5q0w7e3r9t2y4u6i'

/** Runs the engine in this process while its ledger grows from 0 to 300 000 charges. Each round continues the previous one. */
export async function benchEngine(print: (line: string) => void): Promise<void> {
  let state = applyEntries(emptyState, proven({ userIdentityType: 'MSISDN', userIdentifier: '6581234567' }))
  const rates: Rate[] = []
  for (let round = 0; round < rounds; round++) {
    const result = run(state, (index) => charge(`order-${round * perRound + index}`), 200)
    rates.push(result.rate)
    print(describe(`charges ${round * perRound + 1} to ${(round + 1) * perRound}`, result.rate))
    state = result.state
  }
  print(describe('charges, the best round', best(rates)))
  print(describe('repeated charges', run(state, (index) => charge(`order-${index}`), 200).rate))
  print(describe('charges read back', run(state, (index) => read(`order-${index}`), 200).rate))
  print(describe('charges of an unknown product', run(state, (index) => charge(`none-${index}`, 'NONE'), 422).rate))
}

interface Rate {
  perSecond: number
  /** Calls per second of CPU time. More reliable than wall time on a busy machine. */
  perProcessorSecond: number
}

function run(
  start: State,
  requestOf: (index: number) => SimulatedRequest,
  status: number,
): { state: State; rate: Rate } {
  let state = start
  const started = performance.now()
  const cpuBefore = process.threadCpuUsage()
  for (let index = 0; index < perRound; index++) {
    const result = simulate(state, requestOf(index), { now: index, random, contract })
    expectStatus(result.response, status)
    state = result.state
  }
  const { user, system } = process.threadCpuUsage(cpuBefore)
  const seconds = (performance.now() - started) / 1000
  return { state, rate: { perSecond: perRound / seconds, perProcessorSecond: perRound / ((user + system) / 1e6) } }
}

function expectStatus({ status, body }: Answer, expected: number): void {
  if (status !== expected) throw new Error(`The engine answers ${status}, not ${expected}: ${body.message}`)
}

const charge = (correlationId: string, productCode = 'STM980'): SimulatedRequest => ({
  ...caller,
  operation: 'createCharge',
  body: { userToken, correlationId, productCode, paymentServiceProvider: 'STM' },
})

const read = (correlationId: string): SimulatedRequest => ({ ...caller, operation: 'getCharge', correlationId })

function proven(subscriber: Subscriber): Entry[] {
  const scope = caller.partnerId
  return [
    { kind: 'userTokens', scope, key: userToken, record: { userToken, subscriber, operator: 'STM', at: 0 } },
    { kind: 'registrations', scope, key: registrationKey('STM', subscriber), record: { userToken } },
  ]
}

const best = (rates: Rate[]): Rate => ({
  perSecond: Math.max(...rates.map(({ perSecond }) => perSecond)),
  perProcessorSecond: Math.max(...rates.map(({ perProcessorSecond }) => perProcessorSecond)),
})

function describe(name: string, { perSecond, perProcessorSecond }: Rate): string {
  const [wall, processor] = [perSecond, perProcessorSecond].map((rate) => String(Math.round(rate)).padStart(7))
  return `${name.padEnd(28)} ${wall} calls/s, ${processor} calls per second of processor time`
}
