import { expect, it } from 'vitest'
import type { OperationObject, SchemaObject } from '#domain/openapi.ts'
import { factsOf } from './facts.ts'

const answer = (schema: SchemaObject) => ({ description: 'Done.', content: { 'application/json': { schema } } })
const envelope = answer({ properties: { status: { const: true } } })
const operation: OperationObject = { operationId: 'getThing', tags: ['things'], responses: { 200: envelope } }

function factOf(change: Partial<OperationObject>) {
  const paths = { '/portal/things': { get: { ...operation, ...change } } }
  const security = [{ session: [], mfa: [] }]
  return factsOf({ openapi: '3.1.0', info: { title: 'Test', version: '1' }, paths, security }, 'portal')[0]
}

it('reads access and roles from the security of the operation, else of the document', () => {
  expect(factOf({})).toMatchObject({ access: 'member', roles: [] })
  expect(factOf({ security: [{ session: ['EXTERNAL_ADMIN'], mfa: [] }] })).toMatchObject({ roles: ['EXTERNAL_ADMIN'] })
  expect(factOf({ security: [{ session: [] }] })).toMatchObject({ access: 'session' })
  expect(factOf({ security: [] })).toMatchObject({ access: 'public' })
})

it('recognises the sign-in family by its response schemas', () => {
  expect(factOf({})?.family).toBe('envelope')
  const signIn = answer({ allOf: [{ properties: { statusCode: { const: 200 } } }] })
  expect(factOf({ responses: { 200: signIn } })?.family).toBe('sign-in')
})

it('distinguishes a file, an envelope and an empty response', () => {
  expect(factOf({})).toMatchObject({ answers: 'json', success: 200, accepts: 'nothing' })
  const file = { description: 'A file.', content: { 'text/csv': {} } }
  expect(factOf({ responses: { 201: file } })).toMatchObject({ answers: 'file', success: 201 })
  expect(factOf({ responses: { 204: { description: 'Gone.' } } })).toMatchObject({ answers: 'nothing', success: 204 })
})

it('rejects an operation without a success response', () => {
  expect(() => factOf({ responses: { 404: envelope } })).toThrow('getThing documents no success answer')
})
