import { describe, expect, it } from 'vitest'
import type { OpenApiDocument, OperationObject, SchemaObject } from '#domain/openapi.ts'
import { lintDocument } from './rules.ts'

const problem = { description: 'Refused.', content: { 'application/json': { example: { status: false } } } }

const name: SchemaObject = {
  type: 'string',
  maxLength: 5,
  'x-messages': { required: 'Required.', maxLength: 'Too long.' },
}

const bodyOf = (schema: SchemaObject) => ({ content: { 'application/json': { schema, example: { name: 'Lumen' } } } })

const good: OperationObject = {
  operationId: 'renameProject',
  tags: ['projects'],
  summary: 'Rename a project',
  description: 'The name is shown everywhere.',
  security: [{ session: ['EXTERNAL_ADMIN'], mfa: [] }],
  requestBody: bodyOf({ type: 'object', additionalProperties: false, required: ['name'], properties: { name } }),
  responses: {
    200: { description: 'Renamed.', content: { 'application/json': { example: { status: true } } } },
    ...Object.fromEntries([400, 401, 403, 413, 415, 429, 500, 507].map((status) => [status, problem])),
  },
}

const documentOf = (...operations: OperationObject[]): OpenApiDocument => ({
  openapi: '3.1.0',
  info: { title: 'Test', version: '1' },
  paths: Object.fromEntries(operations.map((operation, index) => [`/portal/${index}`, { post: operation }])),
})

const lint = (operation: OperationObject) =>
  lintDocument(documentOf(operation), { roles: ['EXTERNAL_ADMIN'], kind: 'api' }).map(
    ({ rule, message }) => `${rule}: ${message}`,
  )

const withBody = (schema: SchemaObject) => lint({ ...good, requestBody: bodyOf(schema) })

describe('our own rules for specifications', () => {
  it('accept a valid operation', () => {
    expect(lint(good)).toEqual([])
  })

  it('require a camelCase operationId', () => {
    expect(lint({ ...good, operationId: '' })).toContainEqual(expect.stringContaining('has no operationId'))
    expect(lint({ ...good, operationId: 'Rename_project' })).toContainEqual(expect.stringContaining('not camelCase'))
  })

  it('require a summary, a description and one tag', () => {
    expect(lint({ ...good, summary: '', description: '', tags: [] })).toHaveLength(3)
  })

  it('require an example per response and request body', () => {
    const bare = { description: '', content: { 'application/json': {} } }
    expect(lint({ ...good, responses: { ...good.responses, 200: bare } })).toEqual([
      'examples: has no example; mocks and tests answer with it',
    ])
    expect(lint({ ...good, requestBody: bare })).toHaveLength(1)
  })

  it('require a page for a deprecated operation', () => {
    const deprecated = { ...good, deprecated: true }
    expect(lint({ ...deprecated, externalDocs: { url: '/resources' } })).toEqual([])
    expect(lint(deprecated)).toEqual([
      'deprecation-page: is deprecated: add externalDocs with the page that says what to use instead',
    ])
  })

  it('require security or an explicit empty list', () => {
    const { security, ...silent } = good
    expect(lint(silent)).toContainEqual(expect.stringContaining('has no security'))
    expect(lint({ ...silent, security: [] })).toEqual([])
  })

  it('reject an unknown role', () => {
    expect(lint({ ...good, security: [{ session: ['AUDITOR'], mfa: [] }] })).toEqual([
      'security: names the role AUDITOR, which does not exist (EXTERNAL_ADMIN)',
    ])
  })

  it('require the failure responses of the operation', () => {
    const { 200: done } = good.responses ?? {}
    const missing = lint({ ...good, responses: done ? { 200: done } : {} }).map((finding) => finding.slice(-3))
    expect(missing.toSorted()).toEqual(['400', '401', '403', '413', '415', '429', '500', '507'])
  })

  it('require a message for every limit, at any depth', () => {
    const item: SchemaObject = { type: 'string', format: 'ipv4-unicast' }
    const addresses: SchemaObject = {
      type: 'array',
      maxItems: 50,
      items: item,
      'x-messages': { maxItems: 'At most 50.' },
    }
    const schema: SchemaObject = {
      type: 'object',
      additionalProperties: false,
      required: ['a'],
      properties: { a: addresses },
    }
    expect(withBody(schema)).toEqual([
      'message-per-limit: has the limit required without a message: add x-messages.required',
      'message-per-limit: has the limit format without a message: add x-messages.format',
    ])
  })

  it('require a pattern against blank text in required strings', () => {
    const text = { type: 'string', minLength: 2, format: 'plain-text' }
    const messages = { required: 'Required.', minLength: 'Too short.', format: 'No tags.', pattern: 'Required.' }
    const body = (a: SchemaObject) =>
      withBody({ type: 'object', additionalProperties: false, required: ['a'], properties: { a } })
    expect(body({ ...text, 'x-messages': messages })).toEqual([
      'more-than-blanks: accepts blanks as a text: add pattern: *not-blank, with a message',
    ])
    expect(body({ ...text, pattern: '\\S', 'x-messages': messages })).toEqual([])
  })

  it('require closed request bodies', () => {
    expect(withBody({ type: 'object', properties: { name } })).toEqual([
      'closed-body: is open: add additionalProperties: false',
    ])
  })
})
