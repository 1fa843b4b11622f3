import Ajv2020 from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OpenApiDocument, SchemaNode, SchemaObject } from '#domain/openapi.ts'
import { makeSample, sampleOf } from './sample.ts'

const document: OpenApiDocument = { openapi: '3.1.0', info: { title: 'T', version: '1' } }
const names = ['a', 'b', 'c', 'd']

/** The formats of JSON Schema and of the registry of OpenAPI that the validator knows. */
const formats = [
  ...[
    'date',
    'date-time',
    'time',
    'duration',
    'email',
    'hostname',
    'ipv4',
    'ipv6',
    'uri',
    'uri-reference',
    'uri-template',
  ],
  ...['uuid', 'json-pointer', 'relative-json-pointer', 'regex', 'byte', 'binary', 'password', 'url'],
]

const strings: fc.Arbitrary<SchemaObject> = fc.oneof(
  fc
    .tuple(fc.nat(30), fc.nat(30))
    .map(([minLength, more]) => ({ type: 'string', minLength, maxLength: minLength + more + 1 })),
  fc.constantFrom(...formats).map((format) => ({ type: 'string', format })),
  fc.constantFrom(...formats).map((format) => ({
    type: 'string',
    format,
    not: { const: sampleOf({ type: 'string', format }, document, 'request') },
  })),
  fc.constantFrom('^[a-z]{3}$', '^\\d+$', '^[A-Z]\\-[0-9]{2}$').map((pattern) => ({ type: 'string', pattern })),
  fc.uniqueArray(fc.string({ maxLength: 5 }), { minLength: 1, maxLength: 4 }).map((values) => ({ enum: values })),
)

const numbers: fc.Arbitrary<SchemaObject> = fc
  .record({
    type: fc.constantFrom('integer', 'number'),
    minimum: fc.integer({ min: -50, max: 50 }),
    size: fc.integer({ min: 10, max: 40 }),
    multipleOf: fc.constantFrom(undefined, 1, 2, 5, 0.25),
    not: fc.constantFrom(undefined, { const: 7 }, { maximum: 0 }, { multipleOf: 4 }),
    default: fc.constantFrom(undefined, 7, 'seven'),
  })
  // Wide enough, and partly above zero: every step has a value that `not` allows.
  .map(({ size, minimum, ...rest }) => defined({ ...rest, minimum, maximum: Math.max(minimum + size, 30) }))

const defined = (schema: SchemaObject): SchemaObject =>
  Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined))

const rests = ['closed', 'items', 'unevaluated', 'contains'] as const
const tail = (part: SchemaObject): Record<(typeof rests)[number], SchemaObject> => ({
  closed: { items: false },
  items: { items: part },
  unevaluated: { unevaluatedItems: false },
  contains: { contains: { const: 'needle' }, minContains: 2 },
})

const kindsOfExtras = [
  ...['none', 'oneOf', 'not', 'dependent', 'max', 'min', 'closed', 'condition', 'otherwise', 'names', 'patterns'],
  ...['dependentSchemas', 'closedByParts'],
]

type Kind = 'schema' | 'object' | 'array' | 'tuple' | 'union' | 'unique'

/** Schemas that some value satisfies: each limit leaves room. */
const { schema: schemas } = fc.letrec<Record<Kind, SchemaObject>>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    ...[strings, numbers, tie('object'), tie('array'), tie('tuple'), tie('union'), tie('unique')],
  ),
  object: fc
    .record({
      properties: fc.dictionary(fc.constantFrom(...names), tie('schema'), { minKeys: 1, maxKeys: 4 }),
      required: fc.subarray(names),
      extra: fc.constantFrom(...kindsOfExtras),
      part: tie('schema'),
      empty: fc.boolean(),
    })
    .map(({ properties, required, extra, part, empty }) => {
      const own = Object.keys(properties)
      const [first = 'a', second = 'other'] = own
      return defined({
        type: 'object',
        properties,
        required: required.filter((name) => own.includes(name) && name !== second),
        default: empty ? {} : undefined,
        ...extras(first, second, own.length, part)[extra],
      })
    }),
  array: fc
    .record({ items: tie('schema'), minItems: fc.nat(3), more: fc.nat(3) })
    .map(({ more, ...rest }) => ({ type: 'array', ...rest, maxItems: rest.minItems + more, default: [] })),
  tuple: fc
    .record({
      prefixItems: fc.array(tie('schema'), { minLength: 1, maxLength: 3 }),
      part: tie('schema'),
      rest: fc.constantFrom(...rests),
    })
    .map(({ prefixItems, part, rest }) => ({
      type: 'array',
      prefixItems,
      minItems: prefixItems.length,
      ...tail(part)[rest],
    })),
  union: fc
    .record({
      options: fc.array(tie('schema'), { minLength: 1, maxLength: 3 }),
      keyword: fc.constantFrom('anyOf', 'allOf', 'oneOf'),
    })
    .map(
      ({ options: [first = {}, ...others], keyword }) =>
        ({
          anyOf: { anyOf: [first, ...others] },
          // Two random parts may contradict each other, so the second only lists types.
          allOf: { allOf: [first, { type: ['array', 'boolean', 'integer', 'number', 'object', 'string'] }] },
          oneOf: { oneOf: [{ type: 'null' }, first] },
        })[keyword],
    ),
  unique: fc
    .record({ minItems: fc.nat(6), minContains: fc.nat(3), maxContains: fc.constantFrom(undefined, 3) })
    .map(({ minItems, minContains, maxContains }) =>
      defined({
        type: 'array',
        items: { type: 'integer' },
        uniqueItems: true,
        minItems,
        contains: { minimum: 10 },
        minContains,
        maxContains,
      }),
    ),
}))

const extras = (first: string, second: string, count: number, part: SchemaObject): Record<string, SchemaObject> => ({
  none: {},
  oneOf: { oneOf: [{ required: [first] }, { not: { required: [first] }, required: [second] }] },
  not: { not: { required: [first, second] } },
  dependent: { dependentRequired: { [first]: [second] } },
  max: { maxProperties: count },
  min: { minProperties: count + 2 },
  closed: { unevaluatedProperties: false },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  condition: { if: { required: [first] }, then: { required: [second] } },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  otherwise: { if: { properties: { [first]: false } }, then: { maxProperties: count }, else: { required: [first] } },
  names: { propertyNames: { pattern: '^[a-z]{1,9}$', not: { const: 'key' } }, minProperties: count + 1 },
  patterns: { patternProperties: { '^x-[a-z]+$': part }, additionalProperties: false, minProperties: count + 2 },
  dependentSchemas: { dependentSchemas: { [first]: { required: [second], properties: { more: part } } } },
  closedByParts: { allOf: [{ properties: { more: part } }], required: ['more'], unevaluatedProperties: false },
})

describe('a made-up example', () => {
  const ajv = new Ajv2020({ strict: false, unicodeRegExp: false })
  addFormats.default(ajv)

  it('fits any schema that can be satisfied', () => {
    fc.assert(
      fc.property(schemas, (schema: SchemaNode) => {
        const { value, violation } = makeSample(schema, document, 'request')
        const validate = ajv.compile(schema)
        expect({ value, fits: validate(value), violation }).toEqual({ value, fits: true, violation: null })
      }),
      { numRuns: 150, seed: 17 },
    )
  })
})
