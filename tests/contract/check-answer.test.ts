import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Prism, startPrism } from '../../scripts/mock/prism.ts'
import { contractViolations, violationsOf } from './check-answer.ts'
import { readApis } from './contract.ts'

// The contract suite depends on this check, so these tests run it against a server that violates the contract.
const [api] = readApis()
const operation = api?.operations.find(({ operationId }) => operationId === 'getConfigs')
if (!api || !operation) throw new Error('openapi/portal.yaml has no getConfigs: choose another public operation')

let server: Server
let prism: Prism
let reply: { status: number; type: string; body: unknown; headers?: Record<string, string> }

beforeAll(async () => {
  server = createServer((_request, response) => {
    response.writeHead(reply.status, { 'Content-Type': reply.type, ...reply.headers }).end(JSON.stringify(reply.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  prism = await startPrism({ document: api.document, upstream: `http://127.0.0.1:${port}` })
})
afterAll(async () => {
  await prism.close()
  server.close()
})

const json = 'application/json'
const refusal = { status: false, message: 'Please wait.', code: 'too-many-requests', data: null }

it.each([
  { violation: 'a missing required property', status: 200, type: json, body: { status: true } },
  { violation: 'an undocumented property', status: 429, type: json, body: { ...refusal, secret: 1 } },
  { violation: 'an undocumented status', status: 418, type: json, body: refusal },
  { violation: 'an undocumented content type', status: 429, type: 'text/html', body: 'Please wait.' },
])('detects $violation, with Prism and with our own check', async ({ violation: _, ...answer }) => {
  reply = answer
  for (const url of [prism.url, prism.url.replace(/\d+$/, portOf(server))]) {
    const response = await fetch(`${url}/portal/configs`)
    const wire = { status: response.status, headers: response.headers, text: await response.text() }
    expect(contractViolations(api, operation, wire)).not.toEqual([])
  }
})

it('detects a header that breaks its schema', async () => {
  reply = { status: 429, type: json, body: refusal, headers: { 'Retry-After': 'soon' } }
  const response = await fetch(`http://127.0.0.1:${portOf(server)}/portal/configs`)
  const wire = { status: response.status, headers: response.headers, text: await response.text() }
  expect(violationsOf(api, operation, wire)).toEqual([
    {
      pointer: 'header Retry-After',
      message: 'must be integer',
      place: 'openapi/common/responses.yaml#/TooManyRequests/headers/Retry-After',
    },
  ])
})

it('accepts a server that follows the contract', async () => {
  reply = { status: 429, type: json, body: refusal, headers: { 'Retry-After': '30' } }
  const response = await fetch(`${prism.url}/portal/configs`)
  const wire = { status: response.status, headers: response.headers, text: await response.text() }
  expect(contractViolations(api, operation, wire)).toEqual([])
})

function portOf(listening: Server): string {
  const address = listening.address()
  return String(typeof address === 'object' ? address?.port : '')
}
