import { expect, it } from 'vitest'
import admin from '#generated/admin/openapi.json' with { type: 'json' }
import { operationFacts } from '#generated/operations.ts'
import portal from '#generated/portal/openapi.json' with { type: 'json' }
import { routeSchemas } from './route-schemas.ts'

const answer = (schema: object) => ({ 200: { content: { 'application/json': { schema } } } })
const paths = {
  '/things/{id}': {
    parameters: [{ $ref: '#/components/parameters/Number' }],
    put: {
      operationId: 'saveThing',
      parameters: [{ name: 'draft', in: 'query', schema: { type: 'boolean' } }],
      requestBody: {
        content: {
          'multipart/form-data': {
            schema: { type: 'object', properties: { file: { $ref: '#/components/schemas/File' } } },
          },
          'text/csv': { schema: { type: 'string' } },
        },
      },
      responses: { ...answer({ $ref: '#/components/schemas/Thing' }), 404: { $ref: '#/components/responses/Missing' } },
    },
  },
}
const components = {
  parameters: {
    Number: { $ref: '#/components/parameters/Id' },
    Id: { name: 'id', in: 'path', required: true, schema: { $ref: '#/components/schemas/Name' } },
  },
  schemas: {
    Name: { type: 'string' },
    Thing: { type: 'object', properties: { id: { $ref: '#/components/schemas/Name', maxLength: 9 } } },
    File: { type: 'string', format: 'binary', 'x-messages': { required: 'Choose a file.' } },
  },
}

it('describes the inputs and the answers of an operation without references', () => {
  expect(routeSchemas({ paths, components }).get('saveThing')).toEqual({
    params: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
    querystring: { type: 'object', properties: { draft: { type: 'boolean' } } },
    body: {
      content: {
        'multipart/form-data': {
          schema: {
            type: 'object',
            properties: {
              file: {
                type: 'object',
                'x-file': true,
                'x-messages': { required: 'Choose a file.', type: 'Choose a file.' },
              },
            },
          },
        },
      },
    },
    response: answer({ type: 'object', properties: { id: { type: 'string', maxLength: 9 } } }),
  })
})

it.each([
  ['is missing', {}],
  ['contains itself', { Thing: { type: 'object', properties: { part: { $ref: '#/components/schemas/Thing' } } } }],
])('names a schema that %s', (_problem, schemas) => {
  const get = { operationId: 'readThing', responses: answer({ $ref: '#/components/schemas/Thing' }) }
  expect(() => routeSchemas({ paths: { '/thing': { get } }, components: { schemas } })).toThrow(
    'The schema #/components/schemas/Thing of the specification is missing or contains itself',
  )
})

it.each([
  ['portal', portal],
  ['admin', admin],
])('has a schema for every operation of %s', (name, specification) => {
  const ids = Object.entries(operationFacts).flatMap(([id, { api }]) => (api === name ? id : []))
  expect([...routeSchemas(specification).keys()].sort()).toEqual(ids.sort())
})
