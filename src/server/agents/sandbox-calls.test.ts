import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import type { OperationTool } from './operation-tools.ts'
import { requestOf } from './sandbox-calls.ts'

const request = { id: 'request-1', ip: '192.0.2.1', headers: {}, log: fastify().log }

const tool: OperationTool = {
  route: { product: 'books', operation: 'changeBook', method: 'PATCH', path: '/v2/books/{isbn}' },
  parameters: [{ name: 'isbn', in: 'path' }],
  bodyType: 'application/merge-patch+json',
  description: {
    name: 'changeBook',
    title: 'Change a book',
    description: 'Change a book.',
    inputSchema: { type: 'object' },
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  },
}

test('an agent sends a body in the media type of the operation', () => {
  const sent = requestOf(tool, { isbn: '1', body: { title: 'Dune' } }, request)
  expect(sent.headers).toEqual({ 'content-type': 'application/merge-patch+json' })
  expect(sent.body).toEqual(Buffer.from('{"title":"Dune"}'))
})

test('an agent sends a body of a range of media types in one of them', () => {
  for (const bodyType of ['application/*', 'application/*+json'])
    expect(requestOf({ ...tool, bodyType }, { body: {} }, request).headers).toEqual({
      'content-type': 'application/json',
    })
})

test('an agent names no media type without a body', () => {
  const sent = requestOf(tool, { isbn: '1' }, request)
  expect([sent.headers, sent.body]).toEqual([{}, undefined])
})
