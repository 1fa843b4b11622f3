import { expect, it } from 'vitest'
import type { MediaObject } from '#domain/openapi.ts'
import { operationsOf } from '../generate/openapi.ts'
import { noAuth } from './auth-file.ts'
import { planOf } from './plan.ts'

const source = 'openapi/products/direct-carrier-billing.yaml'
const spec = { name: 'parcels', kind: 'product', source, folder: 'products/parcels' } as const

/** The plan for an operation with such a body. */
function planFor(content: Record<string, MediaObject>, writes = false) {
  const post = { operationId: 'addParcel', requestBody: { content }, responses: { 200: {} } }
  const document = { openapi: '3.1.0', info: { title: 'Parcels', version: '1.0.0' }, paths: { '/parcels': { post } } }
  const api = { name: 'parcels', spec, document, operations: operationsOf(document) }
  const data = { parameters: {}, operations: { addParcel: { path: {}, query: {} } } }
  return planOf([api], { auth: noAuth, data, writes, mock: false })
}

it.each([
  ['application/json', ['malformed JSON', 'plain text']],
  ['text/plain', ['malformed JSON']],
  ['Text/Plain; charset=utf-8', ['malformed JSON']],
  ['text/*', ['malformed JSON']],
  ['application/*', ['plain text']],
  ['*/*', []],
])('instead of a body that is %s, those are sent without writes that must be refused: %j', (type, names) => {
  expect(planFor({ [type]: { example: 'a parcel' } }).requests.map(({ name }) => name)).toEqual(names)
})

it('makes a body without an example from its schema', () => {
  const schema = { type: 'object', required: ['weight'], properties: { weight: { type: 'integer', minimum: 2 } } }
  const { requests, withoutValid } = planFor({ 'application/json': { schema } }, true)
  expect(withoutValid).toEqual([])
  expect(requests.at(-1)).toMatchObject({ name: 'the example made from the schema', request: { body: { weight: 2 } } })
})
