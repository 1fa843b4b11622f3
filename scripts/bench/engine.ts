import product from '#generated/products/direct-carrier-billing/openapi.json' with { type: 'json' }
import { readContract } from '#simulator/contract/read-contract.ts'
import { seededRandom } from '#simulator/random.ts'
import type { SimulatedRequest } from '#simulator/request.ts'
import { RowStore } from '../../tests/scenarios/row-store.ts'

const perRound = 50_000
const rounds = 6

const contract = readContract(product)
const random = seededRandom(2042)
const caller = { partnerId: '2f1a7a52-9a3e-4a0e-8d55-6f3f3a2b1c44', projectId: '5b0f6f0e-6f3c-4c39-9a39-0c2d6f6f8a11' }
const userToken = 'utk_7h3k9m2x4c6v8b1n5q0w7e3r9t2y4u6i'

/** Settles calls one by one as the gateway does, with rows in memory, while they grow from 0 to 300 000 charges. */
export async function benchEngine(): Promise<void> {
  const store = new RowStore()
  store.write({
    kind: 'userTokens',
    scope: caller.partnerId,
    key: userToken,
    record: {
      userToken,
      subscriber: { userIdentityType: 'MSISDN', userIdentifier: '6581234567' },
      operator: 'STM',
      at: 0,
    },
  })
  const measure = async (name: string, requestOf: (index: number) => SimulatedRequest, status: number) =>
    console.log(describe(name, await run(store, requestOf, status)))
  for (let first = 1; first <= rounds * perRound; first += perRound) {
    await measure(`charges ${first} to ${first + perRound - 1}`, (index) => charge(`order-${first + index}`), 200)
  }
  await measure('repeated charges', (index) => charge(`order-${index + 1}`), 200)
  await measure('charges read back', (index) => read(`order-${index + 1}`), 200)
  await measure('charges of an unknown product', (index) => charge(`none-${index}`, 'NONE'), 422)
}

interface Rate {
  perSecond: number
  /** Calls per second of CPU time. More reliable than wall time on a busy machine. */
  perProcessorSecond: number
}

async function run(store: RowStore, requestOf: (index: number) => SimulatedRequest, status: number): Promise<Rate> {
  const started = performance.now()
  const cpuBefore = process.threadCpuUsage()
  for (let index = 0; index < perRound; index++) {
    const { response } = await store.call(requestOf(index), { now: index, random, contract })
    if (response.status !== status) {
      throw new Error(`The engine answers ${response.status}, not ${status}: ${response.body.message}`)
    }
  }
  const { user, system } = process.threadCpuUsage(cpuBefore)
  const seconds = (performance.now() - started) / 1000
  return { perSecond: perRound / seconds, perProcessorSecond: perRound / ((user + system) / 1e6) }
}

const charge = (correlationId: string, productCode = 'STM980'): SimulatedRequest => ({
  ...caller,
  operation: 'createCharge',
  body: { userToken, correlationId, productCode, paymentServiceProvider: 'STM' },
})

const read = (correlationId: string): SimulatedRequest => ({ ...caller, operation: 'getCharge', correlationId })

function describe(name: string, { perSecond, perProcessorSecond }: Rate): string {
  const [wall, processor] = [perSecond, perProcessorSecond].map((rate) => String(Math.round(rate)).padStart(7))
  return `${name.padEnd(28)} ${wall} calls/s, ${processor} calls per second of processor time`
}
