import { describe, expect, it } from 'vitest'
import type { HeaderObject, ParameterObject, SchemaObject } from '#domain/openapi.ts'
import {
  amount,
  answering,
  asking,
  documentWith,
  type Example,
  fileOf,
  found,
  json,
  operation,
} from '#tests/support/compared-documents.ts'
import { compareDocuments } from './compare.ts'
import { type aspects, type Direction, type Move, type RuleId, rules } from './rules.ts'

const withParameter = (changes: object) => fileOf({ parameters: [{ name: 'day', in: 'query', ...changes }] })
const withHeader = (changes: HeaderObject) => fileOf({ responses: { 200: { headers: { 'Retry-After': changes } } } })
const limited = (calls: number) => documentWith({ 'x-rate-limits': [{ environment: 'sandbox', calls, seconds: 60 }] })
const credential = (name: string) =>
  documentWith({ components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name } } } })

type AspectRule = `${Direction}-${keyof typeof aspects}-${Move}`

/** One per rule of its own. */
const examples: Record<Exclude<RuleId, AspectRule>, Example> = {
  'operation-removed': [fileOf(), documentWith({ paths: {} })],
  'operation-added': [documentWith({ paths: {} }), fileOf()],
  'operation-id-changed': [fileOf(), fileOf({ operationId: 'createCharge' })],
  'deprecation-added': [fileOf(), fileOf({ deprecated: true })],
  'deprecation-removed': [fileOf({ deprecated: true }), fileOf()],
  'server-removed': [documentWith({ servers: [{ url: '/live' }] }), documentWith({ servers: [] })],
  'server-added': [documentWith({ servers: [] }), documentWith({ servers: [{ url: '/live' }] })],
  'security-narrowed': [fileOf({ security: [] }), fileOf({ security: [{ key: [] }] })],
  'security-widened': [
    fileOf({ security: [{ key: ['ADMIN'] }] }),
    fileOf({ security: [{ key: ['ADMIN', 'AUDITOR'] }] }),
  ],
  'security-scheme-changed': [credential('X-Key'), credential('X-Api-Key')],
  'rate-limit-lowered': [limited(100), limited(50)],
  'rate-limit-raised': [limited(50), limited(100)],
  'parameter-removed': [withParameter({}), fileOf()],
  'parameter-added': [fileOf(), withParameter({})],
  'required-parameter-added': [fileOf(), withParameter({ required: true })],
  'parameter-became-required': [withParameter({}), withParameter({ required: true })],
  'parameter-became-optional': [withParameter({ required: true }), withParameter({})],
  'parameter-style-changed': [withParameter({}), withParameter({ style: 'pipeDelimited' })],
  'request-body-removed': [asking({}), fileOf()],
  'request-body-added': [fileOf(), asking({})],
  'request-body-became-required': [asking({}), fileOf({ requestBody: { required: true, ...json({}) } })],
  'request-body-became-optional': [fileOf({ requestBody: { required: true, ...json({}) } }), asking({})],
  'request-media-type-removed': [asking({}), fileOf({ requestBody: { content: {} } })],
  'request-media-type-added': [fileOf({ requestBody: { content: {} } }), asking({})],
  'success-removed': [fileOf(), fileOf({ responses: {} })],
  'failure-removed': [fileOf({ responses: { 409: {} } }), fileOf({ responses: {} })],
  'status-added': [fileOf({ responses: {} }), fileOf()],
  'response-media-type-removed': [answering({}), fileOf({ responses: { 200: {} } })],
  'response-media-type-added': [fileOf({ responses: { 200: {} } }), answering({})],
  'response-header-removed': [withHeader({}), fileOf({ responses: { 200: {} } })],
  'response-header-added': [fileOf({ responses: { 200: {} } }), withHeader({})],
  'response-header-became-optional': [withHeader({ required: true }), withHeader({})],
  'response-header-became-required': [withHeader({}), withHeader({ required: true })],
  'request-property-removed': [asking(amount), asking({ properties: {} })],
  'request-property-added': [asking({ properties: {} }), asking(amount)],
  'response-property-removed': [answering(amount), answering({ properties: {} })],
  'response-property-added': [answering({ properties: {} }), answering(amount)],
  'request-default-changed': [asking({ default: 'SGD' }), asking({ default: 'THB' })],
  'request-schema-changed': [asking({}), asking({ not: { const: '' } })],
  'response-schema-changed': [answering({}), answering({ not: { const: '' } })],
  'text-changed': [fileOf({ summary: 'Charge' }), fileOf({ summary: 'Charge a phone bill' })],
}

/** A schema with fewer valid values, and one with more. */
const aspectExamples: Record<keyof typeof aspects, [narrow: SchemaObject, wide: SchemaObject]> = {
  type: [{ type: 'integer' }, { type: ['number', 'null'] }],
  format: [{ format: 'uuid' }, {}],
  enum: [{ enum: ['SGD'] }, { enum: ['SGD', 'THB'] }],
  limit: [{ maxLength: 20 }, { maxLength: 60 }],
  pattern: [{ pattern: '^[0-9]+$' }, {}],
  choice: [{ oneOf: [{ title: 'Card' }] }, { oneOf: [{ title: 'Card' }, { title: 'Phone' }] }],
  required: [{ ...amount, required: ['amount'] }, amount],
  'other-properties': [{ additionalProperties: false }, {}],
}

describe('compareDocuments', () => {
  it.each(Object.entries(examples))('finds %s and nothing else', (rule, example) => {
    const alsoText = rule.startsWith('rate-limit') ? ['text-changed'] : []
    expect(found(example)).toEqual([rule, ...alsoText])
  })

  it.each(Object.entries(aspectExamples))(
    'finds a narrower and a wider %s, in requests and in answers',
    (aspect, schemas) => {
      const [narrow, wide] = schemas
      expect(found([asking(wide), asking(narrow)])).toEqual([`request-${aspect}-narrowed`])
      expect(found([asking(narrow), asking(wide)])).toEqual([`request-${aspect}-widened`])
      expect(found([answering(wide), answering(narrow)])).toEqual([`response-${aspect}-narrowed`])
      expect(found([answering(narrow), answering(wide)])).toEqual([`response-${aspect}-widened`])
    },
  )

  it('has an example of every rule', () => {
    const shown = Object.keys(examples).length + Object.keys(aspectExamples).length * 4
    expect(Object.keys(rules)).toHaveLength(shown)
  })

  it('finds nothing between equal documents, or where only the version differs', () => {
    const { info, ...rest } = asking(amount)
    expect(compareDocuments({ ...rest, info }, { ...rest, info: { ...info, version: '2.0.0' } })).toEqual([])
  })

  it('names every operation that uses a changed component, once', () => {
    const shared = (schema: SchemaObject) =>
      documentWith({
        paths: Object.fromEntries(
          ['/charges', '/refunds'].map((path) => [
            path,
            { post: operation({ requestBody: json({ $ref: '#/components/schemas/Amount' }) }) },
          ]),
        ),
        components: { schemas: { Amount: schema } },
      })
    expect(compareDocuments(shared({ maxLength: 9 }), shared({ maxLength: 5 }))).toEqual([
      expect.objectContaining({
        rule: 'request-limit-narrowed',
        pointer: '#/components/schemas/Amount/maxLength',
        operations: ['POST /charges', 'POST /refunds'],
      }),
    ])
  })

  it('compares operations of methods beyond the fixed ones', () => {
    const before = documentWith({ paths: { '/charges': { additionalOperations: { COPY: operation() } } } })
    const [difference] = compareDocuments(before, documentWith({ paths: { '/charges': {} } }))
    expect(difference).toMatchObject({
      rule: 'operation-removed',
      pointer: '#/paths/~1charges/additionalOperations/COPY',
      message: 'COPY /charges is gone',
    })
  })

  it('compares the servers of a path and of an operation, and those of the file once', () => {
    const at = (file: string, path?: string, own?: string) => {
      const list = (url?: string) => (url === undefined ? {} : { servers: [{ url }] })
      return documentWith({ ...list(file), paths: { '/charges': { ...list(path), post: operation(list(own)) } } })
    }
    const moved = ['server-removed', 'server-added']
    for (const [before, after] of [
      [at('/a', '/b'), at('/a', '/c')],
      [at('/a', '/b', '/c'), at('/a', '/b', '/d')],
      [at('/a'), at('/a', '/b')],
      [at('/a', '/b'), at('/a')],
      [at('/a'), at('/b')],
    ] as const)
      expect(found([before, after])).toEqual(moved)
    expect(found([at('/a', '/b'), at('/a', '/b', '/b')])).toEqual(['text-changed'])
    const [difference] = compareDocuments(at('/a', '/b'), at('/a', '/c'))
    expect(difference).toMatchObject({ message: '/b is gone', operations: ['POST /charges'] })
  })

  it('compares addresses with the defaults of their variables', () => {
    const inRegion = (region: string) =>
      documentWith({ servers: [{ url: 'https://{region}.example', variables: { region: { default: region } } }] })
    expect(found([inRegion('sg'), inRegion('th')])).toEqual(['server-removed', 'server-added'])
  })

  it('turns the directions round for callbacks and webhooks', () => {
    const calling = (schema: SchemaObject) =>
      fileOf({ callbacks: { done: { '{$request.body#/url}': { post: operation({ requestBody: json(schema) }) } } } })
    const hooked = (schema: SchemaObject) =>
      documentWith({ webhooks: { done: { post: operation({ requestBody: json(schema) }) } } })
    for (const place of [calling, hooked])
      expect(found([place({ enum: ['paid'] }), place({ enum: ['paid', 'failed'] })])).toEqual(['response-enum-widened'])
  })

  it('takes what the API always sends in a webhook for a promise', () => {
    const hooked = (required: boolean, ...more: ParameterObject[]) => {
      const signature = { name: 'X-Signature', in: 'header', required, schema: {} } as const
      const requestBody = { ...json({}), required }
      return documentWith({
        webhooks: { done: { post: operation({ parameters: [signature, ...more], requestBody }) } },
      })
    }
    const widened = 'response-required-widened'
    const narrowed = 'response-required-narrowed'
    expect(found([hooked(true), hooked(false)])).toEqual([widened, widened])
    expect(found([hooked(false), hooked(true)])).toEqual([narrowed, narrowed])
    const tried = { name: 'X-Attempt', in: 'header', required: true, schema: {} } as const
    expect(found([hooked(true), hooked(true, tried)])).toEqual(['parameter-added'])
  })

  it('finds another address of a callback, and tells the addresses of one callback apart', () => {
    const calling = (...addresses: string[]) => {
      const done = Object.fromEntries(addresses.map((address) => [address, { post: operation({}) }]))
      return fileOf({ callbacks: { done } })
    }
    const [success, failure] = ['{$request.body#/successUrl}', '{$request.body#/failureUrl}']
    expect(found([calling(success), calling(failure)])).toEqual(['operation-removed', 'operation-added'])
    expect(found([calling(success, failure), calling(failure)])).toEqual(['operation-removed'])
  })

  it('lets the name of a path parameter change', () => {
    const at = (name: string) =>
      documentWith({
        paths: { [`/charges/{${name}}`]: { get: operation({ parameters: [{ name, in: 'path', required: true }] }) } },
      })
    expect(found([at('id'), at('chargeId')])).toEqual(['text-changed'])
  })

  it('takes no account of the order of parameters, nor of whether the path or the operation declares them', () => {
    const day = { name: 'day', in: 'path', required: true, schema: { type: 'integer' } } as const
    const shop = { name: 'shop', in: 'path', required: true, schema: { type: 'string' } } as const
    const at = (ofPath: ParameterObject[], ofOperation: ParameterObject[]) =>
      documentWith({
        paths: { '/{day}/{shop}': { parameters: ofPath, get: operation({ parameters: ofOperation }) } },
      })
    const before = at([day], [shop])
    for (const after of [at([], [shop, day]), at([shop, day], []), at([day, shop], [day, shop])])
      expect(found([before, after])).toEqual(['text-changed'])
  })

  it('tells parameters of one name in the path and in the query apart', () => {
    const within = (days: string[]) => {
      const day = { name: 'day', required: true } as const
      const parameters: ParameterObject[] = [
        { ...day, in: 'path', schema: { type: 'string' } },
        { ...day, in: 'query', schema: { enum: days } },
      ]
      return documentWith({ paths: { '/{day}': { get: operation({ parameters }) } } })
    }
    expect(found([within(['today', 'tomorrow']), within(['today'])])).toEqual(['request-enum-narrowed'])
  })

  it('finds another case in the name of a query parameter', () => {
    const before = withParameter({ name: 'userId' })
    expect(found([before, withParameter({ name: 'userid' })])).toEqual(['parameter-removed', 'parameter-added'])
  })

  it('finds a query parameter that is written with reserved characters', () => {
    const before = withParameter({ allowReserved: false })
    expect(found([before, withParameter({ allowReserved: true })])).toEqual(['parameter-style-changed'])
  })

  it('lets the case of the name of a response header change', () => {
    const named = (name: string, header: HeaderObject) =>
      fileOf({ responses: { 200: { headers: { [name]: header } } } })
    expect(found([named('Retry-After', {}), named('retry-after', {})])).toEqual(['text-changed'])
    const [difference] = compareDocuments(named('retry-after', { required: true }), named('Retry-After', {}))
    expect(difference).toMatchObject({
      rule: 'response-header-became-optional',
      pointer: '#/paths/~1charges/post/responses/200/headers/Retry-After',
      message: 'Retry-After may be missing now',
    })
  })
})
