import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MediaObject, ParameterObject, PathItem } from '#domain/openapi.ts'
import { freePort } from '../free-port.ts'
import { operationsOf } from '../generate/openapi.ts'
import { noAuth } from './auth-file.ts'
import { planOf } from './plan.ts'
import { send } from './send.ts'

const server = createServer(async (request, response) => {
  const { method, url, headers } = request
  const body = headers['content-type'] ? `${headers['content-type']}: ${await text(request)}` : ''
  response.end(body || `${method} ${url} ${headers['x-shop']}`)
})
let target: string

beforeAll(async () => {
  const port = await freePort()
  target = `http://127.0.0.1:${port}`
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => void server.close())

/** What arrives when the valid request of an operation is sent: its media type and body, or its address and header. */
async function sentTo(path: string, item: PathItem, parameters = {}) {
  const document = { openapi: '3.1.0', info: { title: 'Parcels', version: '1.0.0' }, paths: { [path]: item } }
  const source = 'openapi/products/direct-carrier-billing.yaml'
  const spec = { name: 'parcels', kind: 'product', source, folder: 'products/parcels' } as const
  const data = { parameters, operations: { addParcel: { path: {}, query: {} } } }
  const api = { name: 'parcels', spec, document, operations: operationsOf(document) }
  const { requests } = planOf([api], { auth: noAuth, data, writes: true, mock: false })
  const planned = requests.find(({ name }) => name === 'the example default' || name === 'a valid request')
  if (!planned) throw new Error('The plan has no valid request.')
  const answer = await send(planned, { target, timeoutMs: 5000 })
  return 'text' in answer ? answer.text : answer.failure
}

const sent = (type: string, media: MediaObject) =>
  sentTo('/parcels', {
    post: { operationId: 'addParcel', requestBody: { content: { [type]: media } }, responses: { 200: {} } },
  })

const form = 'application/x-www-form-urlencoded'

it.each([
  ['an object', 'application/json', { example: { weight: 2 } }, 'application/json: {"weight":2}'],
  ['a text in JSON', 'application/json', { example: 'two' }, 'application/json: "two"'],
  ['a form', form, { example: { to: 'A & B', stops: [1, 2] } }, `${form}: to=A+%26+B&stops=1&stops=2`],
  [
    'a form with encodings',
    form,
    { example: { stops: [1, 2] }, encoding: { stops: { explode: false } } },
    `${form}: stops=1%2C2`,
  ],
  ['a text', 'text/csv', { example: 'weight\n2\n' }, 'text/csv: weight\n2\n'],
  ['a text of a range of types', 'text/*', { example: 'two' }, 'text/plain: two'],
])('sends %s in its media type', async (_, type, media, expected) => {
  expect(await sent(type, media)).toBe(expected)
})

it('sends the items of a list as parts of a multipart form', async () => {
  const text = await sent('multipart/form-data', { example: { stops: [1, 2], to: { city: 'Bonn' } } })
  expect(text.match(/name="stops"\r\n\r\n\d/g)).toHaveLength(2)
  expect(text).toMatch(/Content-Type: application\/json\r\n\r\n{"city":"Bonn"}/)
})

describe('the parameters of a request', () => {
  const numbers = { type: 'array', items: { type: 'integer' } }
  const parameters: ParameterObject[] = [
    { name: 'id', in: 'path', required: true, schema: { type: 'string', example: 'a b' } },
    { name: 'stops', in: 'query', explode: false, example: [1, 2], schema: numbers },
    { name: 'size', in: 'query', style: 'deepObject', example: { width: 3 }, schema: { type: 'object' } },
    { name: 'tags', in: 'query', example: ['x', 'y'], schema: { type: 'array' } },
    { name: 'X-Shop', in: 'header', required: true, example: 'Bonn', schema: { type: 'string' } },
    { name: 'Accept', in: 'header', required: true, example: 'text/html', schema: { type: 'string' } },
  ]
  const item = { get: { operationId: 'getParcel', parameters, responses: { 200: {} } } }

  it('are written in their styles, with the examples of their schemas', async () => {
    const query = 'stops=1,2&size%5Bwidth%5D=3&tags=x&tags=y'
    expect(await sentTo('/parcels/{id}', item)).toBe(`GET /parcels/a%20b?${query} Bonn`)
  })

  it('have the values of the tester', async () => {
    const query = 'stops=4&size%5Bwidth%5D=3&tags=x&tags=y'
    const values = { id: 7, stops: [4], 'X-Shop': 'Cologne' }
    expect(await sentTo('/parcels/{id}', item, values)).toBe(`GET /parcels/7?${query} Cologne`)
  })
})
