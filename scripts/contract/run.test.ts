import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import type { OpenApiDocument } from '#domain/openapi.ts'
import { freePort } from '../free-port.ts'
import { operationsOf } from '../generate/openapi.ts'
import { noAuth } from './auth-file.ts'
import { noData } from './data-file.ts'
import { planOf } from './plan.ts'
import { runAll, secondsOf } from './run.ts'

const media = { 'application/json': { schema: { type: 'object' } } }
const document: OpenApiDocument = {
  openapi: '3.1.0',
  info: { title: 'Parcels', version: '1.0.0' },
  paths: {
    '/parcels/{id}': {
      get: {
        operationId: 'getParcel',
        parameters: [{ name: 'id', in: 'path', required: true, example: 7, schema: { type: 'integer' } }],
        responses: {
          200: { description: 'The parcel.', content: media },
          429: { description: 'Too many calls.', content: media },
        },
      },
    },
  },
}

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

async function run(...answers: number[]) {
  statuses = answers
  const port = await freePort()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const api = { name: 'parcels', spec, document, operations: operationsOf(document) }
  const input = { auth: noAuth, data: noData, writes: false, mock: false }
  const requests = planOf([api], input).requests.filter(({ name }) => name === 'a valid request')
  const { outcomes } = await runAll(requests, {
    target: `http://127.0.0.1:${port}`,
    rate: 1000,
    timeoutMs: 5000,
    mock: false,
  })
  return outcomes.map(({ status, findings }) => ({ status, messages: findings.map(({ message }) => message) }))
}

it('repeats a request that was answered 429, and accepts any documented answer', async () => {
  expect(await run(429, 200)).toEqual([{ status: 200, messages: [] }])
})

it('repeats a request only once', async () => {
  expect(await run(429, 429, 200)).toEqual([{ status: 429, messages: [] }])
})

it.each([
  ['3', 3],
  ['Thu, 01 Jan 2026 00:00:05 GMT', 5],
  ['Wed, 31 Dec 2025 23:00:00 GMT', 0],
  ['soon', 1],
])('reads Retry-After: %s as %i seconds', (retryAfter, seconds) => {
  expect(secondsOf(retryAfter, Date.UTC(2026, 0, 1))).toBe(seconds)
})
