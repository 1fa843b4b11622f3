import { expect, it } from 'vitest'
import type { SchemaObject } from '#domain/openapi.ts'
import { clientDocument } from './client-input.ts'

const content = (schema: SchemaObject) => ({ content: { 'application/json': { schema } } })
const envelope = { properties: { message: { type: 'string' }, data: { $ref: '#/components/schemas/Row' } } }
const components = { schemas: { Row: { type: 'object' }, Envelope: envelope, Problem: { type: 'object' } } }
const start = { openapi: '3.1.0', info: { title: 'test', version: '1' } }
const responses = {
  200: content({ $ref: '#/components/schemas/Envelope' }),
  404: content({ $ref: '#/components/schemas/Problem' }),
}

it('gives a query the data of its envelope and a mutation the envelope, and drops failures', () => {
  const { paths } = clientDocument({
    ...start,
    components,
    paths: { '/rows': { get: { operationId: 'list', responses }, post: { operationId: 'add', responses } } },
  })
  expect(paths?.['/rows']).toEqual({
    get: { operationId: 'list', responses: { 200: content({ $ref: '#/components/schemas/Row' }) } },
    post: { operationId: 'add', responses: { 200: content({ $ref: '#/components/schemas/Envelope' }) } },
  })
})

it('drops components that no path leads to', () => {
  const { components: kept } = clientDocument({
    ...start,
    components,
    paths: { '/rows': { get: { operationId: 'list', responses } } },
  })
  expect(kept).toEqual({ schemas: { Row: { type: 'object' } } })
})

it('drops nocache, which the edge adds, and writes out the other parameters', () => {
  const parameters = { nocache: { name: 'nocache', in: 'query' as const }, id: { name: 'id', in: 'path' as const } }
  const { paths } = clientDocument({
    ...start,
    components: { ...components, parameters },
    paths: {
      '/rows/{id}': {
        parameters: [{ $ref: '#/components/parameters/id' }],
        get: { operationId: 'get', parameters: [{ $ref: '#/components/parameters/nocache' }], responses },
      },
    },
  })
  expect(paths?.['/rows/{id}']).toMatchObject({ parameters: [parameters.id], get: { parameters: [] } })
})

it('calls every answer other than JSON a file', () => {
  const csv = { 200: { content: { 'text/csv': { schema: { type: 'string' } } } } }
  const { paths } = clientDocument({ ...start, paths: { '/file': { get: { operationId: 'read', responses: csv } } } })
  expect(JSON.stringify(paths)).toContain('"format":"binary"')
})
