import Ajv2020 from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OpenApiDocument, SchemaNode, SchemaObject } from '../document.ts'
import { makeSample } from './sample.ts'

const document: OpenApiDocument = { openapi: '3.1.0', info: { title: 'T', version: '1' } }
const names = ['a', 'b', 'c', 'd']

const strings: fc.Arbitrary<SchemaObject> = fc.oneof(
  fc
    .tuple(fc.nat(30), fc.nat(30))
    .map(([minLength, more]) => ({ type: 'string', minLength, maxLength: minLength + more + 1 })),
  fc
    .constantFrom('date', 'date-time', 'email', 'uri', 'uuid', 'ipv4', 'time')
    .map((format) => ({ type: 'string', format })),
  fc.constantFrom('^[a-z]{3}$', '^\\d+$', '^[A-Z]\\-[0-9]{2}$').map((pattern) => ({ type: 'string', pattern })),
  fc.uniqueArray(fc.string({ maxLength: 5 }), { minLength: 1, maxLength: 4 }).map((values) => ({ enum: values })),
)

const numbers: fc.Arbitrary<SchemaObject> = fc
  .record({
    type: fc.constantFrom('integer', 'number'),
    minimum: fc.integer({ min: -50, max: 50 }),
    size: fc.integer({ min: 10, max: 40 }),
    multipleOf: fc.constantFrom(undefined, 1, 2, 5),
    default: fc.constantFrom(undefined, 7, 'seven'),
  })
  .map(({ size, minimum, ...rest }) => defined({ ...rest, minimum, maximum: minimum + size }))

const defined = (schema: SchemaObject): SchemaObject =>
  Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined))

/** Schemas that some value satisfies: each limit leaves room. */
const { schema: schemas } = fc.letrec<{ schema: SchemaObject; object: SchemaObject; array: SchemaObject }>((tie) => ({
  schema: fc.oneof({ maxDepth: 3, withCrossShrink: true }, strings, numbers, tie('object'), tie('array')),
  object: fc
    .record({
      properties: fc.dictionary(fc.constantFrom(...names), tie('schema'), { minKeys: 1, maxKeys: 4 }),
      required: fc.subarray(names),
      extra: fc.constantFrom('none', 'oneOf', 'not', 'dependent', 'max', 'min', 'closed', 'condition'),
      empty: fc.boolean(),
    })
    .map(({ properties, required, extra, empty }) => {
      const own = Object.keys(properties)
      const [first = 'a', second = 'other'] = own
      return defined({
        type: 'object',
        properties,
        required: required.filter((name) => own.includes(name) && name !== second),
        default: empty ? {} : undefined,
        ...extras(first, second, own.length)[extra],
      })
    }),
  array: fc
    .record({ items: tie('schema'), minItems: fc.nat(3), more: fc.nat(3) })
    .map(({ more, ...rest }) => ({ type: 'array', ...rest, maxItems: rest.minItems + more, default: [] })),
}))

const extras = (first: string, second: string, count: number): Record<string, SchemaObject> => ({
  none: {},
  oneOf: { oneOf: [{ required: [first] }, { not: { required: [first] }, required: [second] }] },
  not: { not: { required: [first, second] } },
  dependent: { dependentRequired: { [first]: [second] } },
  max: { maxProperties: count },
  min: { minProperties: count + 2 },
  closed: { unevaluatedProperties: false },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  condition: { if: { required: [first] }, then: { required: [second] } },
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
