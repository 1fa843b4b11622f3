import Ajv2020 from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import type { OpenApiDocument, SchemaNode } from '#domain/openapi.ts'
import { sampleOf } from './sample.ts'

const schemas: Record<string, SchemaNode> = {
  Tree: {
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string' },
      children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } },
      parent: { $ref: '#/components/schemas/Tree' },
    },
  },
  Endless: {
    type: 'object',
    required: ['next'],
    properties: { next: { $ref: '#/components/schemas/Endless' } },
  },
  Itself: { $ref: '#/components/schemas/Itself' },
  Pet: {
    type: 'object',
    required: ['kind'],
    properties: { kind: { type: 'string' }, name: { type: 'string', maxLength: 3 } },
    discriminator: { propertyName: 'kind', mapping: { tom: '#/components/schemas/Cat' } },
  },
  Cat: {
    allOf: [
      { $ref: '#/components/schemas/Pet' },
      { type: 'object', properties: { lives: { type: 'integer', minimum: 7 } } },
    ],
  },
  Dog: {
    allOf: [{ $ref: '#/components/schemas/Pet' }, { type: 'object', properties: { barks: { type: 'boolean' } } }],
  },
  Event: {
    type: 'object',
    required: ['kind'],
    properties: { kind: { type: 'string' } },
    discriminator: { propertyName: 'kind' },
    oneOf: [{ $ref: '#/components/schemas/Started' }, { $ref: '#/components/schemas/Ended' }],
  },
  Started: { allOf: [{ $ref: '#/components/schemas/Event' }, { properties: { at: { type: 'integer' } } }] },
  Ended: { allOf: [{ $ref: '#/components/schemas/Event' }, { properties: { after: { type: 'integer' } } }] },
  Thing: {
    type: 'object',
    properties: { '@type': { type: 'string' } },
    discriminator: { propertyName: '@type', mapping: { '#thing.user': '#/components/schemas/User' } },
  },
  User: {
    allOf: [
      { $ref: '#/components/schemas/Thing' },
      { type: 'object', properties: { '@type': { type: 'string', default: '#thing' } } },
    ],
  },
  Any: {
    oneOf: [{ type: 'null' }, { $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
    discriminator: { propertyName: 'kind', mapping: { tom: '#/components/schemas/Cat' } },
  },
}
// Each refers to all: fully expanded there would be 20^20.
for (let each = 0; each < 20; each++) {
  const properties = Object.fromEntries(
    Array.from({ length: 20 }, (_, other) => [`to${other}`, { $ref: `#/components/schemas/Wide${other}` }]),
  )
  schemas[`Wide${each}`] = { type: 'object', properties }
}
const document: OpenApiDocument = { openapi: '3.1.0', info: { title: 'T', version: '1' }, components: { schemas } }
const sample = (schema: SchemaNode, direction: 'request' | 'response' = 'request') =>
  sampleOf(schema, document, direction)
const named = (name: string) => sample({ $ref: `#/components/schemas/${name}` })

describe('a made-up example', () => {
  const ajv = new Ajv2020({ strict: false })
  addFormats.default(ajv)

  it.each<SchemaNode>([
    { type: 'string', minLength: 20, maxLength: 24 },
    { type: 'string', maxLength: 2 },
    { type: 'string', pattern: '^utk_[a-z0-9]{32}$' },
    { type: 'string', pattern: '^\\d{4}-[A-F]+$' },
    { type: 'string', pattern: '^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[!.])', minLength: 8 },
    { type: 'string', format: 'date-time' },
    { type: 'string', format: 'uuid' },
    { type: 'string', format: 'email' },
    { type: 'integer', minimum: 10, multipleOf: 7 },
    { type: 'number', exclusiveMinimum: 0, maximum: 0.5 },
    { type: 'integer', exclusiveMaximum: 0 },
    { type: ['null', 'boolean'] },
    { type: 'array', minItems: 3, items: { type: 'integer' } },
    { type: 'array', maxItems: 0, items: { type: 'integer' } },
    { type: 'array', uniqueItems: true, minItems: 2, items: { enum: ['a', 'b', 'c'] } },
    { type: 'array', prefixItems: [{ type: 'string' }, { type: 'integer' }], items: false },
    { type: 'object', additionalProperties: { type: 'integer' } },
    { enum: [null, 'b'] },
    { const: 5 },
    { properties: { a: { type: 'integer' } } },
    { allOf: [{ required: ['a'], properties: { a: { type: 'string' } } }, { properties: { b: { type: 'integer' } } }] },
    true,
  ])('fits its schema: %j', (schema) => {
    const validate = ajv.compile(schema)
    expect([sample(schema), validate(sample(schema)), validate.errors]).toEqual([sample(schema), true, null])
  })

  it('prefers a value given by the schema', () => {
    expect(sample({ type: 'string', example: 'a' })).toBe('a')
    expect(sample({ type: 'string', examples: ['b'] })).toBe('b')
    expect(sample({ type: 'string', default: 'c' })).toBe('c')
  })

  it('ends at a recursive schema', () => {
    expect(named('Tree')).toEqual({ name: 'string', children: [] })
    expect(named('Endless')).toEqual({})
    expect(named('Itself')).toBeUndefined()
  })

  it('stays short for densely linked schemas', () => {
    expect(JSON.stringify(named('Wide0')).length).toBeLessThan(20_000)
  })

  it('sets the discriminator of its variant', () => {
    expect(named('Any')).toEqual({ kind: 'tom', name: 'str', lives: 7 })
    expect(named('Dog')).toMatchObject({ kind: 'Dog', barks: true })
  })

  it('sets the discriminator of a variant that describes the property again', () => {
    expect(named('User')).toEqual({ '@type': '#thing.user' })
  })

  it('ends at a base that chooses among the variants built on it', () => {
    expect(named('Event')).toEqual({ kind: 'Started', at: 1 })
    expect(named('Ended')).toEqual({ kind: 'Ended', after: 1 })
  })

  it('writes a text that contains JSON by the schema of its content', () => {
    const contentSchema: SchemaNode = { type: 'object', properties: { n: { type: 'integer' } } }
    for (const contentMediaType of ['application/json', 'Application/JSON; charset=utf-8'])
      expect(sample({ type: 'string', contentMediaType, contentSchema })).toBe('{"n":1}')
  })

  it('leaves out read-only properties in requests', () => {
    const schema: SchemaNode = {
      type: 'object',
      properties: { id: { type: 'integer', readOnly: true }, secret: { type: 'string', writeOnly: true } },
    }
    expect(sample(schema, 'request')).toEqual({ secret: 'string' })
    expect(sample(schema, 'response')).toEqual({ id: 1 })
  })

  it('is the same in every build', () => {
    const schema: SchemaNode = { type: 'string', pattern: '^[a-z]{12}$' }
    expect(sample(schema)).toBe(sample(schema))
  })
})
