import { describe, expect, it } from 'vitest'
import type { OpenApiDocument, OperationObject, SchemaObject } from '#domain/openapi.ts'
import { describeChanges } from './product-changes.ts'

const charge: SchemaObject = {
  type: 'object',
  required: ['amount'],
  properties: {
    amount: { type: 'string' },
    kind: { type: 'string', enum: ['one', 'two', 'three'] },
    items: { type: 'array', items: { type: 'object', properties: { code: { type: 'string' } } } },
  },
}

function documentOf(version: string, schema: SchemaObject, operation: OperationObject = {}): OpenApiDocument {
  const body = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Charge' } } } }
  const post = {
    operationId: 'createCharge',
    requestBody: body,
    responses: { 200: { description: 'Done.' } },
    ...operation,
  }
  const get = { operationId: 'getCharge', responses: { 200: { description: 'Done.' } } }
  return {
    openapi: '3.1.0',
    info: { title: 'Payments', version },
    paths: { '/v1/charges': { post }, '/v1/charges/{id}': { get } },
    components: { schemas: { Charge: schema } },
  }
}

const release = (version: string, document: OpenApiDocument) => ({ version, released: '2026-11-23', document })
const first = documentOf('1.0.0', charge)
const partsBetween = (before: OpenApiDocument, after: OpenApiDocument) =>
  describeChanges('payments', after, [release('1.0.0', before)]).comparisons[0]?.changes.map(({ rule, parts }) => ({
    rule,
    parts: parts.map(({ operation, sends }) => ({ operation, sends })),
  }))
const onCharge = (...sends: object[]) => [{ operation: 'createCharge', sends }]

describe('the versions that are compared', () => {
  it('are the file against its last release, and the last two releases', () => {
    const second = documentOf('1.1.0', { ...charge, required: [] })
    const changes = describeChanges('payments', first, [release('1.1.0', second), release('1.0.0', first)])
    expect(changes.comparisons.map(({ version, before, released }) => ({ version, before, released }))).toEqual([
      { version: 'unreleased', before: '1.1.0', released: null },
      { version: '1.1.0', before: '1.0.0', released: '2026-11-23' },
    ])
  })

  it('leave out a file without differences, and texts', () => {
    const described = documentOf('1.0.0', { ...charge, description: 'Another text.' })
    expect(describeChanges('payments', first, [release('1.0.0', first)]).comparisons).toEqual([])
    expect(partsBetween(first, described)).toBeUndefined()
  })
})

describe('a change', () => {
  const properties = charge.properties ?? {}

  it('of an operation concerns all its calls', () => {
    const after = documentOf('2.0.0', charge)
    delete after.paths?.['/v1/charges']
    expect(partsBetween(first, after)).toEqual([
      { rule: 'operation-removed', parts: [{ operation: 'createCharge', sends: undefined }] },
    ])
  })

  it('of a property concerns calls that send it, at any depth', () => {
    const { amount: _, ...rest } = properties
    const items = { type: 'array', items: { type: 'object', properties: { code: { type: 'string', maxLength: 4 } } } }
    const after = documentOf('2.0.0', { ...charge, required: [], properties: { ...rest, items } })
    expect(partsBetween(first, after)).toEqual([
      { rule: 'request-limit-narrowed', parts: onCharge({ in: 'body', path: ['items', '*', 'code'] }) },
      { rule: 'request-property-removed', parts: onCharge({ in: 'body', path: ['amount'] }) },
    ])
  })

  it('of a list of values concerns calls with a value that is gone', () => {
    const kind = { type: 'string', enum: ['one'] }
    const after = documentOf('2.0.0', { ...charge, properties: { ...properties, kind } })
    expect(partsBetween(first, after)).toEqual([
      { rule: 'request-enum-narrowed', parts: onCharge({ in: 'body', path: ['kind'], values: ['two', 'three'] }) },
    ])
  })

  it('that asks for a field concerns calls without it', () => {
    const after = documentOf(
      '2.0.0',
      { ...charge, required: ['amount', 'kind'] },
      { parameters: [{ name: 'X-Shop', in: 'header', required: true, schema: { type: 'string' } }] },
    )
    expect(partsBetween(first, after)).toEqual([
      { rule: 'required-parameter-added', parts: onCharge({ in: 'header', path: ['X-Shop'], isMissing: true }) },
      { rule: 'request-required-narrowed', parts: onCharge({ in: 'body', path: ['kind'], isMissing: true }) },
    ])
  })

  it('of a default concerns calls without the field', () => {
    const versionOf = (version: string, value: string) =>
      documentOf(
        version,
        { ...charge, properties: { ...properties, amount: { type: 'string', default: value } } },
        { parameters: [{ name: 'X-Shop', in: 'header', schema: { type: 'string', default: value } }] },
      )
    expect(partsBetween(versionOf('1.0.0', '1'), versionOf('2.0.0', '2'))).toEqual([
      { rule: 'request-default-changed', parts: onCharge({ in: 'header', path: ['X-Shop'], isMissing: true }) },
      { rule: 'request-default-changed', parts: onCharge({ in: 'body', path: ['amount'], isMissing: true }) },
    ])
  })

  it('of the whole file concerns every operation', () => {
    const after = { ...first, servers: [] }
    const before = { ...first, servers: [{ url: 'https://api.example' }] }
    expect(partsBetween(before, after)).toEqual([
      {
        rule: 'server-removed',
        parts: [
          { operation: 'createCharge', sends: undefined },
          { operation: 'getCharge', sends: undefined },
        ],
      },
    ])
  })
})

describe('endings', () => {
  const dates = { deprecated: true, 'x-deprecated-at': '2026-12-01', 'x-sunset': '2027-06-01' } as const
  const endingsIn = (document: OpenApiDocument) =>
    describeChanges('payments', document, []).endings.map(({ id, label, sunset, part: { sends } }) => ({
      id,
      label,
      sunset,
      sends,
    }))

  it('are operations, parameters, and properties of requests and answers with a day', () => {
    const amount = { type: 'string', ...dates, 'x-sunset': '2027-01-31' }
    const schema = { type: 'object', properties: { result: { type: 'string', ...dates } } }
    const document = documentOf(
      '1.0.0',
      { ...charge, properties: { amount } },
      {
        ...dates,
        parameters: [{ name: 'X-Shop', in: 'header', schema: { type: 'string' }, ...dates }],
        responses: { 200: { description: 'Done.', content: { 'application/json': { schema } } } },
      },
    )
    const sunset = '2027-06-01'
    expect(endingsIn(document)).toEqual([
      { id: 'createCharge', label: 'the operation', sunset, sends: undefined },
      {
        id: 'createCharge header X-Shop',
        label: 'the header parameter X-Shop',
        sunset,
        sends: [{ in: 'header', path: ['X-Shop'] }],
      },
      {
        id: 'createCharge body amount',
        label: 'the property amount of the request',
        sunset: '2027-01-31',
        sends: [{ in: 'body', path: ['amount'] }],
      },
      { id: 'createCharge answer result', label: 'the property result of the answer', sunset, sends: undefined },
    ])
  })

  it('leave out a deprecated part without a valid date', () => {
    expect(endingsIn(documentOf('1.0.0', charge, { deprecated: true }))).toEqual([])
    expect(endingsIn(documentOf('1.0.0', charge, { ...dates, 'x-sunset': '2027-02-30' }))).toEqual([])
  })
})

describe('the ids of parts', () => {
  const idsIn = (document: OpenApiDocument) => describeChanges('payments', document, []).partIds

  it('are those of operations, parameters, and properties of requests and answers, also without a day', () => {
    const schema = { type: 'object', properties: { result: { type: 'string' } } }
    const document = documentOf('1.0.0', charge, {
      parameters: [{ name: 'X-Shop', in: 'header', schema: { type: 'string' } }],
      responses: { 200: { description: 'Done.', content: { 'application/json': { schema } } } },
    })
    const ids = idsIn(document)
    expect(ids).toEqual(
      expect.arrayContaining([
        'createCharge',
        'createCharge header X-Shop',
        'createCharge body items.*.code',
        'createCharge answer result',
        'getCharge',
      ]),
    )
    expect(ids).toHaveLength(new Set(ids).size)
  })

  it('leave out parts that are gone', () => {
    const { amount: _, ...rest } = charge.properties ?? {}
    const after = documentOf('2.0.0', { ...charge, properties: rest })
    expect(idsIn(first)).toContain('createCharge body amount')
    expect(idsIn(after)).not.toContain('createCharge body amount')
  })
})
