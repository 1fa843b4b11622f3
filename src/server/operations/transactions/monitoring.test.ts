import { beforeEach, expect, test } from 'vitest'
import { countCalls } from '#server/jobs/count-calls.ts'
import { type Caller, testApp } from '#tests/support/app.ts'
import { storeCalls } from '#tests/support/calls.ts'
import { newProject } from '#tests/support/projects.ts'

// Edge cases of the monitoring figures.

const app = testApp()
const at = new Date('2026-11-19T22:15:00Z')
let partner: Caller
let projectId: string

beforeEach(async () => {
  partner ??= await app.newPartner()
  projectId = await newProject(partner)
})

type StoredCall = Parameters<typeof storeCalls>[1][number]

/** The sandbox figures after counting these calls. */
async function figuresOf(calls: Partial<StoredCall>[]) {
  await storeCalls(
    app.db,
    calls.map((call) => ({ projectId, environment: 'sandbox', provider: 'STM', at, ...call })),
  )
  await countCalls(app.database)
  const query = 'country=Singapore&environment=sandbox'
  return (await partner.get(`/portal/transactions/${projectId}?${query}`)).json().data
}

const declined = (body: string) => ({
  httpStatus: 402,
  statusCode: 402,
  resultCode: 'GENERAL_DECLINE',
  response: { headers: [], body },
})

test('lists declines with an unreadable or missing reason as without a reason', async () => {
  const { declines } = await figuresOf(
    [
      JSON.stringify({ message: 'The subscriber said "no".' }),
      JSON.stringify({ message: 'Ask C:\\operator.' }),
      JSON.stringify({ statusCode: 402 }),
      'no JSON',
      JSON.stringify({ message: "The subscriber's balance is too low." }),
    ].map(declined),
  )
  expect(declines).toEqual([
    { reason: '', calls: 4 },
    { reason: "The subscriber's balance is too low.", calls: 1 },
  ])
})

test('lists the twenty most frequent reasons and result codes, most frequent first', async () => {
  // Calls the first once, the second twice, and so on.
  const repeated = Array.from({ length: 23 }, (_, index) => Array.from({ length: index + 1 }, () => index)).flat()
  const { declines, results } = await figuresOf([
    ...repeated.map((index) => declined(JSON.stringify({ message: `Reason ${index}.` }))),
    ...repeated.map((index) => ({ httpStatus: 404, resultCode: 'FAILURE', statusCode: 400 + index })),
  ])
  const most = Array.from({ length: 20 }, (_, index) => 22 - index)
  expect(declines).toEqual(most.map((index) => ({ reason: `Reason ${index}.`, calls: index + 1 })))
  expect(results).toEqual([
    { resultCode: 'GENERAL_DECLINE', statusCode: 402, calls: repeated.length },
    ...most.slice(0, 19).map((index) => ({ resultCode: 'FAILURE', statusCode: 400 + index, calls: index + 1 })),
  ])
})

test('has separate sandbox hours with latencies and failures', async () => {
  const calls = (count: number, call: Partial<StoredCall>) => Array.from({ length: count }, () => call)
  const { hours, hoursTotal, tech } = await figuresOf([
    ...calls(17, { latencyMs: 10 }),
    ...calls(2, { latencyMs: 1000, httpStatus: 503, resultCode: 'GENERAL_FAILURE', statusCode: 503 }),
    { latencyMs: 10, httpStatus: 404, resultCode: 'FAILURE', statusCode: 404 },
    { at: new Date('2026-11-20T07:59:00Z'), latencyMs: 100 },
    // Hourly figures are gone by then.
    { at: new Date('2026-11-19T08:59:00Z'), latencyMs: 100 },
    { at, environment: 'live', latencyMs: 9000 },
  ])
  const near = (ms: number) => expect.closeTo(ms, -Math.log10(ms * 0.1))
  expect(hours).toHaveLength(24)
  expect(hours[13]).toEqual({
    startsAt: '2026-11-19T22:00:00.000Z',
    apiCalls: 20,
    latency: near(10),
    latencyP95: near(1000),
    errors4xxCount: 1,
    errors5xxCount: 2,
  })
  expect(hours[22]).toMatchObject({ apiCalls: 1, latency: near(100), latencyP95: near(100) })
  expect(hours.filter(({ apiCalls }: { apiCalls: number }) => apiCalls > 0)).toHaveLength(2)
  expect(hoursTotal).toMatchObject({ apiCalls: 21, latency: near(10), latencyP95: near(1000), errors5xxCount: 2 })
  expect(tech.total).toMatchObject({ apiCalls: 22, errors4xxCount: 1, errors5xxCount: 2 })
})
