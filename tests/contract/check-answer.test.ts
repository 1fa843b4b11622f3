import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ResponseObject } from '#domain/openapi.ts'
import { operationsOf } from '../../scripts/generate/openapi.ts'
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

describe('an answer of another API', () => {
  const number = { schema: { type: 'number' } }
  const pattern = (source: string) => ({ schema: { pattern: source } })
  const messagesOf = (
    response: ResponseObject,
    contentType: string | null,
    text = '',
    method: 'get' | 'head' = 'get',
  ) => {
    const asked = { operationId: 'getBoat', responses: { 200: response } }
    const document = {
      openapi: '3.1.0',
      info: { title: 'Boats', version: '1.0.0' },
      paths: { '/boat': { [method]: asked } },
    }
    const [operation] = operationsOf(document)
    if (!operation) throw new Error('The document has no operation.')
    const headers = new Headers({ Server: 'boats', ...(contentType !== null && { 'Content-Type': contentType }) })
    const found = violationsOf({ name: 'boats', document, operations: [operation] }, operation, {
      status: 200,
      headers,
      text,
    })
    return found.map(({ message }) => message)
  }

  it.each([
    ['without content', {}, null, ''],
    ['without a schema', { content: { 'text/plain': {} } }, 'text/plain; charset=utf-8', 'a boat'],
    ['of a media type with parameters', { content: { 'Application/JSON; charset=utf-8': number } }, json, '1'],
    ['of a range of media types', { content: { 'text/*': {} } }, 'text/csv', 'a,b'],
    ['with any JSON', { content: { [json]: { schema: true } } }, json, '1'],
    ['with a header without a schema', { headers: { Date: {}, Server: { schema: true } } }, null, ''],
    ['with a needless escape in a pattern', { content: { [json]: pattern('^\\d\\-\\d$') } }, json, '"1-2"'],
    ['with a pattern of another dialect', { content: { [json]: pattern('(?i)^boat$') } }, json, '"Boat"'],
    ['with a documented problem', { content: { 'application/problem+json': number } }, 'application/problem+json', '1'],
  ])('may be one %s', (_, response, contentType, text) => {
    expect(messagesOf(response, contentType, text)).toEqual([])
  })

  it.each([json, null])('to HEAD has no body, with content type %s', (contentType) => {
    expect(messagesOf({ content: { [json]: number } }, contentType, '', 'head')).toEqual([])
  })

  it.each([
    [
      'a value outside of a pattern with a needless escape',
      { content: { [json]: pattern('^\\d\\-\\d$') } },
      json,
      '"12"',
      expect.stringContaining('must match pattern'),
    ],
    ['content that is not documented', {}, json, '1', 'with content type application/json is not documented'],
    [
      'JSON that breaks its schema',
      { content: { 'application/hal+json': number } },
      'application/hal+json',
      'true',
      'must be number {"type":"number"}',
    ],
    ['no content', { content: { [json]: number } }, null, '', 'with content type none is not documented'],
  ])('may not have %s', (_, response, contentType, text, message) => {
    expect(messagesOf(response, contentType, text)).toEqual([message])
  })
})

function portOf(listening: Server): string {
  const address = listening.address()
  return String(typeof address === 'object' ? address?.port : '')
}
