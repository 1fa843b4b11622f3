import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import type { ParameterObject, PathItem } from '#domain/openapi.ts'
import { freePort } from '../free-port.ts'
import { operationsOf } from '../generate/openapi.ts'
import { noAuth } from './auth-file.ts'
import { coverageOf } from './coverage.ts'
import { noData } from './data-file.ts'
import type { Outcome } from './outcome.ts'
import { planOf } from './plan.ts'
import { runAll, secondsOf } from './run.ts'

const media = { 'application/json': { schema: { type: 'object' } } }
const parameters: ParameterObject[] = [
  { name: 'id', in: 'path', required: true, example: 7, schema: { type: 'integer' } },
]
const documented = (...statuses: string[]) =>
  Object.fromEntries(statuses.map((status) => [status, { description: 'An answer.', content: media }]))
const get = { operationId: 'getParcel', parameters, responses: documented('200', '429') }

/** The path of an existing file, because findings name a place in it. */
const source = 'openapi/products/direct-carrier-billing.yaml'
const spec = { name: 'parcels', kind: 'product', source, folder: 'products/parcels' } as const

let statuses: number[]
const server = createServer((_request, response) => {
  const status = statuses.shift() ?? 500
  response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '0' }).end('{}')
})

afterEach(() => {
  server.close()
})

async function runAgainst(answers: number[], methods: PathItem, mock = false) {
  statuses = answers
  const port = await freePort()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const document = {
    openapi: '3.1.0',
    info: { title: 'Parcels', version: '1.0.0' },
    paths: { '/parcels/{id}': methods },
  }
  const api = { name: 'parcels', spec, document, operations: operationsOf(document) }
  const data = { ...noData, operations: { putParcel: { path: {}, query: {} } } }
  const plan = planOf([api], { auth: noAuth, data, writes: true, mock })
  const requests = plan.requests.filter(({ name }) => /^(a valid request|malformed JSON|the )/.test(name))
  const target = `http://127.0.0.1:${port}`
  const { outcomes } = await runAll(requests, { target, rate: 1000, timeoutMs: 5000, mock })
  return { outcomes, cells: coverageOf([api], plan, outcomes).operations[0]?.cells }
}

const messagesOf = ({ findings }: Outcome) => findings.map(({ message }) => message)

async function run(...answers: number[]) {
  const { outcomes } = await runAgainst(answers, { get })
  return outcomes.map((outcome) => ({ status: outcome.status, messages: messagesOf(outcome) }))
}

it('repeats a request that was answered 429, and accepts any documented answer', async () => {
  expect(await run(429, 200)).toEqual([{ status: 200, messages: [] }])
})

it('repeats a request only once', async () => {
  expect(await run(429, 429, 200)).toEqual([{ status: 429, messages: [] }])
})

const put = (...statuses: string[]) => ({
  put: {
    operationId: 'putParcel',
    parameters,
    requestBody: { content: { 'application/json': { example: {} } } },
    responses: documented(...statuses),
  },
})

it('expects the usual refusal from an operation that documents none, and a redirection where that is the success', async () => {
  const { outcomes } = await runAgainst([200, 303], put('200', '303'))
  expect(outcomes.map(messagesOf)).toEqual([['answered 200, expected 400'], []])
})

describe('an operation that documents ranges of statuses', () => {
  it.each([
    { statuses: ['2XX', '4XX'], seen: { '2XX': 'seen', '4XX': 'seen' } },
    { statuses: ['200', 'default'], seen: { 200: 'not seen', default: 'seen' } },
    { statuses: ['201', '4XX', 'default'], seen: { 201: 'seen', '4XX': 'seen', default: 'not seen' } },
  ])('may refuse a request and succeed with $statuses', async ({ statuses, seen }) => {
    const { outcomes, cells } = await runAgainst([422, 201], put(...statuses))
    expect(outcomes.map(({ planned: { name }, status }) => [name, status])).toEqual([
      ['malformed JSON', 422],
      ['the example default', 201],
    ])
    expect(outcomes.flatMap(messagesOf)).toEqual([])
    expect(cells).toEqual(seen)
  })

  it('deviates with a status outside of them', async () => {
    const { outcomes, cells } = await runAgainst([200, 500], put('2XX', '4XX'))
    expect(outcomes.map(messagesOf)).toEqual([
      ['answered 200, expected 4XX'],
      ['answered 500, expected 2XX', 'is not documented'],
    ])
    expect(cells).toEqual({ '2XX': 'deviates', '4XX': 'not seen' })
  })

  it('is not asked of a mock, which needs a status', async () => {
    const answer = { content: { 'application/json': { example: {} } } }
    const { outcomes } = await runAgainst(
      [200, 200],
      { get: { ...get, responses: { 200: answer, default: answer } } },
      true,
    )
    expect(outcomes.map(({ planned: { name } }) => name)).toEqual(['a valid request', 'the answer 200 default'])
  })
})

it.each([
  ['3', 3],
  ['Thu, 01 Jan 2026 00:00:05 GMT', 5],
  ['Wed, 31 Dec 2025 23:00:00 GMT', 0],
  ['soon', 1],
])('reads Retry-After: %s as %i seconds', (retryAfter, seconds) => {
  expect(secondsOf(retryAfter, Date.UTC(2026, 0, 1))).toBe(seconds)
})
