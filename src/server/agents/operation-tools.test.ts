import { describe, expect, test } from 'vitest'
import type { GatewayRoute } from '#server/gateway/products.ts'
import { operationTools } from './operation-tools.ts'

// A product that no code knows.
const book = {
  type: 'object',
  'x-table': 'books',
  properties: {
    title: { type: 'string' },
    'x-shelf': { type: 'integer' },
    sequel: { $ref: '#/components/schemas/Book' },
  },
  required: ['title'],
}
const document = {
  paths: {
    '/v2/books/{isbn}': {
      parameters: [{ $ref: '#/components/parameters/Isbn' }],
      put: {
        operationId: 'saveBook',
        summary: 'Save a book',
        description: 'Replaces the [book](#books) with `isbn`.',
        parameters: [{ name: 'dry', in: 'query', schema: { type: 'boolean' } }],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Book' } } },
        },
        responses: { 200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Book' } } } } },
      },
      get: {
        operationId: 'search',
        responses: { 200: { content: { 'application/json': { schema: { type: 'array' } } } } },
      },
      delete: {
        operationId: 'removeBook',
        responses: {
          200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Book' } } } },
          202: { content: { 'application/json': { schema: { type: 'object', required: ['job'] } } } },
        },
      },
    },
  },
  components: {
    schemas: { Book: book },
    parameters: { Isbn: { name: 'isbn', in: 'path', required: true, schema: { type: 'string', minLength: 10 } } },
  },
}
const route = (product: string, operation: string, method: GatewayRoute['method']): GatewayRoute => ({
  product,
  operation,
  method,
  path: '/v2/books/{isbn}',
})
const documents = [{ product: 'books', document }]

describe('the tool of an operation', () => {
  const [tool] = operationTools([route('books', 'saveBook', 'PUT')], documents, [])

  test('takes the parameters by name and the body under body, and brings its schemas along', () => {
    expect(tool?.description).toEqual({
      name: 'saveBook',
      title: 'Save a book',
      description: 'Save a book. Replaces the book with isbn.',
      inputSchema: {
        type: 'object',
        properties: {
          isbn: { type: 'string', minLength: 10 },
          dry: { type: 'boolean' },
          body: { $ref: '#/$defs/Book' },
        },
        required: ['isbn', 'body'],
        additionalProperties: false,
        $defs: {
          Book: {
            type: 'object',
            properties: { title: { type: 'string' }, 'x-shelf': { type: 'integer' }, sequel: { $ref: '#/$defs/Book' } },
            required: ['title'],
          },
        },
      },
      outputSchema: expect.objectContaining({ type: 'object', required: ['title'] }),
      annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
    })
  })

  test('takes and returns JSON of other types too', () => {
    const content = { 'text/csv': {}, 'application/merge-patch+json': { schema: { type: 'object', title: 'Change' } } }
    const patch = { operationId: 'changeBook', requestBody: { content }, responses: { 200: { content } } }
    const changed = { paths: { '/v2/books/{isbn}': { patch } } }
    const [change] = operationTools(
      [route('books', 'changeBook', 'PATCH')],
      [{ product: 'books', document: changed }],
      [],
    )
    expect(change?.bodyType).toBe('application/merge-patch+json')
    expect(change?.description.inputSchema.properties).toEqual({ body: { type: 'object', title: 'Change' } })
    expect(change?.description.outputSchema).toMatchObject({ type: 'object' })
  })

  test('has no output schema when the answer is no object', () => {
    const [search] = operationTools([route('books', 'search', 'GET')], documents, [])
    expect(search?.description.outputSchema).toBeUndefined()
    expect(search?.description.annotations.readOnlyHint).toBe(true)
  })

  test('has no output schema when more than one success is possible', () => {
    const [remove] = operationTools([route('books', 'removeBook', 'DELETE')], documents, [])
    expect(remove?.description.name).toBe('removeBook')
    expect(remove?.description.outputSchema).toBeUndefined()
  })

  test('is named after its product too when the name is taken', () => {
    const routes = [route('books', 'search', 'GET'), route('films', 'search', 'GET'), route('books', 'saveBook', 'PUT')]
    const names = operationTools(routes, documents, ['saveBook']).map(({ description }) => description.name)
    expect(names).toEqual(['books_search', 'films_search', 'books_saveBook'])
  })
})
