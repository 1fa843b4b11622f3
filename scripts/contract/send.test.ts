import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { MediaObject } from '#domain/openapi.ts'
import { freePort } from '../free-port.ts'
import { operationsOf } from '../generate/openapi.ts'
import { noAuth } from './auth-file.ts'
import { planOf } from './plan.ts'
import { send } from './send.ts'

const server = createServer(async (request, response) => {
  response.end(`${request.headers['content-type']}: ${await text(request)}`)
})
let target: string

beforeAll(async () => {
  const port = await freePort()
  target = `http://127.0.0.1:${port}`
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => void server.close())

/** Media type and body of the request that sends the example. */
async function sent(type: string, media: MediaObject) {
  const post = { operationId: 'addParcel', requestBody: { content: { [type]: media } }, responses: { 200: {} } }
  const document = { openapi: '3.1.0', info: { title: 'Parcels', version: '1.0.0' }, paths: { '/parcels': { post } } }
  const source = 'openapi/products/direct-carrier-billing.yaml'
  const spec = { name: 'parcels', kind: 'product', source, folder: 'products/parcels' } as const
  const data = { parameters: {}, operations: { addParcel: { path: {}, query: {} } } }
  const api = { name: 'parcels', spec, document, operations: operationsOf(document) }
  const { requests } = planOf([api], { auth: noAuth, data, writes: true, mock: false })
  const planned = requests.find(({ name }) => name === 'the example default')
  if (!planned) throw new Error('The plan has no request with the example.')
  const answer = await send(planned, { target, timeoutMs: 5000 })
  return 'text' in answer ? answer.text : answer.failure
}

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
