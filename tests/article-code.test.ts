import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import product from '#generated/products/direct-carrier-billing/openapi.json' with { type: 'json' }
import { readArticles } from '#server/articles/read-articles.ts'
import { readContract } from '#simulator/contract/read-contract.ts'
import { seededRandom } from '#simulator/random.ts'
import { simulate } from '#simulator/simulate.ts'
import { applyEntries, emptyState } from '#simulator/state/state.ts'

// Runs the code of the articles unchanged against the simulator, with timers that fire immediately.

const contract = readContract(product)
const samples = readArticles().flatMap(({ slug, markdown }) =>
  [...markdown.matchAll(/```js\n(.*?)```/gs)].map(({ 1: code = '' }) => ({ slug, code })),
)
const retry = samples.find(({ slug }) => slug === 'when-to-retry-and-when-to-stop')?.code ?? ''

const caller = { partnerId: 'partner-1', projectId: 'project-1' }
const server = 'https://portal.example/sandbox'

interface RequestOptions {
  method?: string
  body?: string
}

/** Runs the sample and returns its result, its requests and its waits in seconds. */
async function charge(number: string, first?: () => Response) {
  const subscriber = { userIdentityType: 'MSISDN', userIdentifier: number } as const
  const record = { userToken: 'utk_1', subscriber, operator: 'STM', at: 0 }
  let state = applyEntries(emptyState, [{ kind: 'userTokens', scope: caller.partnerId, key: 'utk_1', record }])
  const random = seededRandom(1)
  const sent: string[] = []
  const waits: number[] = []
  const fetch = async (url: string, { method = 'GET', body }: RequestOptions) => {
    const path = url.replace(server, '')
    sent.push(`${method} ${path} ${body ?? ''}`.trim())
    if (first && sent.length === 1) return first()
    const request =
      method === 'POST'
        ? ({ operation: 'createCharge', body: JSON.parse(body ?? '') } as const)
        : ({ operation: 'getCharge', correlationId: path.replace('/v1/charges/', '') } as const)
    const result = simulate(state, { ...caller, ...request }, { now: sent.length, random, contract })
    state = result.state
    return Response.json(result.response.body, { status: result.response.status })
  }
  const setTimeout = (done: () => void, milliseconds: number) => {
    waits.push(milliseconds / 1000)
    done()
  }
  const run = runInNewContext(`${retry}; charge`, { fetch, setTimeout, AbortSignal, server, headers: {} })
  const order = { id: 'order-1', customer: 'not for the API', userToken: 'utk_1', productCode: 'STM980' }
  return { answer: await run({ ...order, paymentServiceProvider: 'STM' }), sent, waits }
}

test('every JavaScript sample runs', () => {
  expect(samples.map(({ slug }) => slug)).toEqual(['when-to-retry-and-when-to-stop'])
})

test('the retry rule sends one request if the charge succeeds', async () => {
  const { answer, sent } = await charge('6581234567')
  expect(answer).toMatchObject({ resultCode: 'SUCCESS', paymentStatus: 'SUCCESS' })
  expect(sent).toHaveLength(1)
})

test('the retry rule does not retry a decline', async () => {
  const { answer, sent } = await charge('6581230001')
  expect(answer).toMatchObject({ resultCode: 'GENERAL_DECLINE' })
  expect(sent).toHaveLength(1)
})

test('the retry rule repeats the same request once after an operator failure', async () => {
  const { answer, sent } = await charge('6581230007')
  expect(answer).toMatchObject({ resultCode: 'SUCCESS', paymentStatus: 'SUCCESS' })
  expect(sent).toEqual([sent[0], sent[0]])
})

test('the retry rule waits longer before each retry and reads the charge after the last one', async () => {
  const { answer, sent, waits } = await charge('6581230006')
  expect(sent.at(-1)).toBe('GET /v1/charges/order-1')
  expect(answer).toMatchObject({ resultCode: 'SUCCESS', paymentStatus: 'FAILED' })
  expect(waits).toHaveLength(sent.length - 1)
  expect(waits).toEqual([...waits].sort((one, other) => one - other))
})

test('the retry rule waits as long as Retry-After says', async () => {
  const tooMany = { resultCode: 'GENERAL_FAILURE', statusCode: 429, message: 'Too many calls' }
  const { answer, waits } = await charge('6581234567', () =>
    Response.json(tooMany, { status: 429, headers: { 'retry-after': '9' } }),
  )
  expect(answer).toMatchObject({ resultCode: 'SUCCESS' })
  expect(waits).toEqual([9])
})

test('the retry rule retries after a lost answer and after an answer that is not JSON', async () => {
  const lost = await charge('6581234567', () => {
    throw new Error('time-out')
  })
  expect(lost.answer).toMatchObject({ resultCode: 'SUCCESS' })
  const page = await charge('6581234567', () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  expect(page.answer).toMatchObject({ resultCode: 'SUCCESS' })
})
