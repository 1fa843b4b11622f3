import Ajv2020 from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import type { OpenApiDocument, SchemaNode } from '#domain/openapi.ts'
import { type Direction, makeSample } from './sample.ts'

const text: SchemaNode = { type: 'string' }
const card: SchemaNode = { type: 'object', required: ['number'], properties: { number: text, holder: text } }
const schemas: Record<string, SchemaNode> = {
  Filter: { oneOf: [{ $ref: '#/components/schemas/Group' }, { const: 'all' }] },
  Id: { required: ['id'], properties: { id: { type: 'integer' } } },
  Group: {
    type: 'object',
    required: ['of'],
    properties: { of: { type: 'array', minItems: 2, items: { $ref: '#/components/schemas/Filter' } } },
  },
}
const document: OpenApiDocument = { openapi: '3.1.0', info: { title: 'T', version: '1' }, components: { schemas } }
const make = (schema: SchemaNode, direction: Direction = 'request') => makeSample(schema, document, direction)

const ajv = new Ajv2020({ strict: false, unicodeRegExp: false })
addFormats.default(ajv)

const deep = (levels: number): SchemaNode =>
  levels === 0 ? text : { type: 'object', required: ['next'], properties: { next: deep(levels - 1), note: text } }

describe('a generated example', () => {
  it.each<{ name: string; schema: SchemaNode }>([
    { name: 'an enum with a foreign example', schema: { enum: ['a', 'b'], example: 'A' } },
    { name: 'a default that breaks the limits', schema: { type: 'integer', minimum: 5, default: 0 } },
    { name: 'an empty default', schema: { type: 'object', required: ['a'], properties: { a: text }, default: {} } },
    { name: 'an empty list as default', schema: { type: 'array', minItems: 1, items: text, default: [] } },
    {
      name: 'exactly one of two members',
      schema: {
        type: 'object',
        properties: { a: text, b: text, c: text },
        oneOf: [{ required: ['a'] }, { required: ['b'] }],
      },
    },
    {
      name: 'members that exclude each other',
      schema: { type: 'object', properties: { a: text, b: text }, not: { required: ['a', 'b'] } },
    },
    { name: 'a text that is not a word', schema: { type: 'string', not: { const: 'string' } } },
    { name: 'a number with a hole', schema: { type: 'integer', minimum: 1, not: { maximum: 3 } } },
    {
      name: 'members that need others',
      schema: { type: 'object', required: ['a'], properties: { a: text }, dependentRequired: { a: ['b'] } },
    },
    {
      name: 'members that bring a schema',
      schema: {
        type: 'object',
        required: ['a'],
        properties: { a: text },
        dependentSchemas: { a: { required: ['n'], properties: { n: { type: 'integer', minimum: 9 } } } },
      },
    },
    { name: 'few members', schema: { type: 'object', maxProperties: 1, properties: { a: text, b: text } } },
    { name: 'many members', schema: { type: 'object', minProperties: 3, additionalProperties: { type: 'integer' } } },
    {
      name: 'members by pattern',
      schema: {
        type: 'object',
        minProperties: 2,
        patternProperties: { '^x-[a-z]{3}$': text },
        additionalProperties: false,
      },
    },
    {
      name: 'names of members',
      schema: { type: 'object', minProperties: 2, propertyNames: { enum: ['red', 'blue'] } },
    },
    {
      name: 'no members that nothing describes',
      schema: { type: 'object', allOf: [{ properties: { a: text } }], unevaluatedProperties: false },
    },
    { name: 'a required member without a property', schema: { type: 'object', required: ['id'] } },
    { name: 'a list that contains', schema: { type: 'array', items: text, contains: { const: 'x' }, minContains: 2 } },
    { name: 'distinct items', schema: { type: 'array', minItems: 4, uniqueItems: true, items: text } },
    {
      name: 'distinct objects',
      schema: { type: 'array', minItems: 3, uniqueItems: true, items: card },
    },
    { name: 'many items', schema: { type: 'array', minItems: 30, items: { type: 'boolean' } } },
    {
      name: 'no items that nothing describes',
      schema: { type: 'array', prefixItems: [text], unevaluatedItems: false },
    },
    {
      name: 'limits of several parts',
      schema: {
        allOf: [
          { type: 'integer', minimum: 3 },
          { minimum: 1, maximum: 9 },
        ],
      },
    },
    { name: 'values of several parts', schema: { allOf: [{ enum: ['a', 'b'] }, { enum: ['b', 'c'] }] } },
    {
      name: 'a condition',
      schema: {
        type: 'object',
        properties: { kind: { enum: ['a', 'b'] } },
        required: ['kind'],
        if: { properties: { kind: { const: 'a' } } },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: { required: ['n'], properties: { n: { type: 'integer' } } },
      },
    },
    { name: 'alternatives that overlap', schema: { oneOf: [{ type: 'integer' }, { type: 'number', minimum: 5 }] } },
    { name: 'a needless escape in a pattern', schema: { type: 'string', pattern: '^[A-Z]{2}\\-\\d{3}$' } },
    { name: 'a long address', schema: { type: 'string', format: 'uri', minLength: 60 } },
    { name: 'a fraction', schema: { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 0.01 } },
    { name: 'a step of a hundredth', schema: { type: 'number', multipleOf: 0.01, minimum: 0.05 } },
    { name: 'deep required members', schema: deep(20) },
  ])('fits $name', ({ schema }) => {
    const { value, violation } = make(schema)
    const validate = ajv.compile(schema)
    expect([value, validate(value), violation]).toEqual([value, true, null])
  })

  it('ends a required recursion with another alternative', () => {
    expect(make({ $ref: '#/components/schemas/Group' })).toEqual({ value: { of: ['all', 'all'] }, violation: null })
  })

  it('merges a part that two others share', () => {
    const one: SchemaNode = { allOf: [{ $ref: '#/components/schemas/Id' }], required: ['a'] }
    const other: SchemaNode = { allOf: [{ $ref: '#/components/schemas/Id' }], required: ['b'] }
    expect(make({ allOf: [one, other] })).toEqual({ value: { id: 1, a: 'string', b: 'string' }, violation: null })
  })

  it('keeps as many optional members as the schema allows', () => {
    const schema = { properties: { a: text, b: text, c: text }, oneOf: [{ required: ['a'] }, { required: ['b'] }] }
    expect(make(schema).value).toEqual({ a: 'string', c: 'string' })
  })

  it('leaves a required read-only member out of requests, and out of an example of the schema', () => {
    const schema: SchemaNode = {
      type: 'object',
      required: ['id', 'name'],
      properties: { id: { type: 'integer', readOnly: true }, name: text },
    }
    expect(make(schema)).toEqual({ value: { name: 'string' }, violation: null })
    expect(make({ ...schema, example: { id: 3, name: 'Ada' } }).value).toEqual({ name: 'Ada' })
    expect(make(schema, 'response').value).toEqual({ id: 1, name: 'string' })
  })

  it('has dates near today', () => {
    const dates = [
      '^\\d{4}-\\d{2}-\\d{2}$',
      '^D\\d{4}-(0[1-9]|1[0-2])-\\d{2}$',
      '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$',
    ]
    for (const pattern of dates) expect(make({ type: 'string', pattern }).value).toMatch(/^D?2026-/)
  })

  it('leaves out an optional member that no value fits', () => {
    const none: SchemaNode = { type: 'object', required: ['n'], properties: { n: { type: 'integer', not: {} } } }
    const schema: SchemaNode = { type: 'object', properties: { a: text, none, list: { type: 'array', items: none } } }
    expect(make(schema)).toEqual({ value: { a: 'string', list: [] }, violation: null })
  })

  it('keeps a required member that no value fits, and the other members valid', () => {
    const schema: SchemaNode = {
      type: 'object',
      required: ['code'],
      properties: { code: { type: 'integer', minimum: 5, maximum: 4 }, a: text, b: text, c: text },
      oneOf: [{ required: ['a'] }, { required: ['b'] }],
    }
    expect(make(schema)).toEqual({ value: { code: 4, a: 'string', c: 'string' }, violation: 'code is too small' })
  })

  it('says why no value fits', () => {
    const schema: SchemaNode = {
      type: 'object',
      required: ['code'],
      properties: { code: { type: 'integer', minimum: 5, maximum: 4 } },
    }
    expect(make(schema).violation).toMatch(/^code is too (small|large)$/)
  })
})
