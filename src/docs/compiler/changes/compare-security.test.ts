import { expect, it } from 'vitest'
import { documentWith, fileOf, found, operation } from '#tests/support/compared-documents.ts'

it('lets callers send more credentials than they need', () => {
  const either = fileOf({ security: [{ key: [] }, { key: [], person: [] }] })
  expect(found([either, fileOf({ security: [{ key: [] }] })])).toEqual(['text-changed'])
  expect(found([either, fileOf({ security: [{ key: [], person: [] }] })])).toEqual(['security-narrowed'])
})

it('asks callers of OAuth 2 for every scope', () => {
  const scoped = (scopes: string[]) =>
    documentWith({
      paths: { '/charges': { post: operation({ security: [{ sign: scopes }] }) } },
      components: { securitySchemes: { sign: { type: 'oauth2', flows: {} } } },
    })
  expect(found([scoped(['read']), scoped(['read', 'write'])])).toEqual(['security-narrowed'])
  expect(found([scoped(['read', 'write']), scoped(['read'])])).toEqual(['security-widened'])
})

it('tells alternatives with the same scheme and other scopes apart', () => {
  const scoped = (...alternatives: string[][]) =>
    documentWith({
      paths: { '/charges': { post: operation({ security: alternatives.map((sign) => ({ sign })) }) } },
      components: { securitySchemes: { sign: { type: 'oauth2', flows: {} } } },
    })
  expect(found([scoped(['read'], ['write']), scoped(['write'])])).toEqual(['security-narrowed'])
  expect(found([scoped(['write']), scoped(['read'], ['write'])])).toEqual(['security-widened'])
  expect(found([scoped(['read'], ['write']), scoped(['write'], ['read'])])).toEqual(['text-changed'])
})

it('asks for one of the roles elsewhere', () => {
  const withRoles = (...key: string[]) => fileOf({ security: [{ key }] })
  expect(found([withRoles('buyer'), withRoles('buyer', 'clerk')])).toEqual(['security-widened'])
  expect(found([withRoles('buyer', 'clerk'), withRoles('buyer')])).toEqual(['security-narrowed'])
  expect(found([withRoles(), withRoles('buyer')])).toEqual(['security-narrowed'])
  expect(found([withRoles('buyer'), withRoles()])).toEqual(['security-widened'])
})

it('calls hints and the list of scopes of a security scheme text', () => {
  const signed = (scheme: object) =>
    documentWith({ components: { securitySchemes: { sign: { type: 'http', ...scheme } } } })
  const bearer = { scheme: 'bearer' }
  expect(found([signed(bearer), signed({ scheme: 'Bearer', bearerFormat: 'JWT' })])).toEqual(['text-changed'])
  const flow = (tokenUrl: string, scopes: object) =>
    signed({ type: 'oauth2', flows: { clientCredentials: { tokenUrl, scopes } } })
  expect(found([flow('/token', {}), flow('/token', { read: 'Read' })])).toEqual(['text-changed'])
  expect(found([flow('/token', {}), flow('/tokens', {})])).toEqual(['security-scheme-changed'])
})

it('calls the x- fields of a security scheme text', () => {
  const basic = (more: object) =>
    documentWith({ components: { securitySchemes: { basic: { type: 'http', scheme: 'basic', ...more } } } })
  expect(found([basic({}), basic({ 'x-user': 'project' })])).toEqual(['text-changed'])
  expect(found([basic({ description: 'Old.' }), basic({ description: 'New.' })])).toEqual(['text-changed'])
})
