import { expect, it } from 'vitest'
import { withPublishedExtensions } from './published-extensions.ts'

it('leaves out extensions that are not named, and nothing else', () => {
  const schema = {
    type: 'object',
    properties: { 'x-trace': { type: 'string', 'x-owner': 'team' }, example: { type: 'string' } },
    example: { 'x-trace': 'a', 'x-owner': 'b' },
    'x-internal': false,
  }
  const headers = { 'x-rate': { schema: { type: 'integer' } } }
  const response = { description: 'Done', headers, 'x-note': 'secret' }
  const document = {
    openapi: '3.1.0',
    'x-codes': [{ code: 'A' }],
    'x-prices': [{ price: 1 }],
    'x-parts': { Id: { type: 'string' } },
    tags: [{ name: 'a', 'x-displayName': 'A', 'x-team': 'b' }],
    paths: { '/a': { get: { responses: { 200: response, 'x-more': 1 }, security: [{ 'x-key': [] }] } } },
    components: { schemas: { 'x-thing': schema, Id: { $ref: '#/x-parts/Id' } } },
  }
  const { 'x-prices': _, ...rest } = document
  const { 'x-internal': __, ...published } = schema
  expect(withPublishedExtensions(document, ['x-codes'])).toEqual({
    ...rest,
    tags: [{ name: 'a', 'x-displayName': 'A' }],
    paths: {
      '/a': { get: { responses: { 200: { description: 'Done', headers } }, security: [{ 'x-key': [] }] } },
    },
    components: {
      schemas: {
        'x-thing': {
          ...published,
          properties: { 'x-trace': { type: 'string' }, example: { type: 'string' } },
        },
        Id: { $ref: '#/x-parts/Id' },
      },
    },
  })
})

it('leaves out those of a response under default, and none of a default value', () => {
  const fallback = (extensions: object) => ({ description: 'Failed.', ...extensions })
  const documentOf = (extensions: object) => ({
    paths: {
      '/a': {
        get: { responses: { default: fallback(extensions) } },
        parameters: [{ schema: { default: { 'x-id': 1 } } }],
      },
    },
    components: { responses: { default: fallback(extensions), example: fallback(extensions) } },
  })
  expect(withPublishedExtensions(documentOf({ 'x-owner': 'team' }), [])).toEqual(documentOf({}))
})
