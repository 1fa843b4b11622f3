import { describe, expect, it } from 'vitest'
import type { SchemaNode } from '#domain/openapi.ts'
import { builderOf, ref, text, tree } from '#tests/support/schema-tree.ts'
import { Anchors } from './paths.ts'

describe('a schema says in words', () => {
  const words: [schema: SchemaNode, phrases: string[]][] = [
    [{ type: 'string', minLength: 8 }, ['at least 8 characters']],
    [{ type: 'string', minLength: 1, maxLength: 1 }, ['exactly 1 character']],
    [{ type: 'string', pattern: '^(a|b)+$' }, ['matches ^(a|b)+$']],
    [{ type: 'string', pattern: '^[a-z]+$' }, ['lower-case letters only']],
    [
      { type: 'number', exclusiveMinimum: 0, maximum: 10, multipleOf: 0.01 },
      ['more than 0', 'at most 10', 'multiple of 0.01'],
    ],
    [{ type: 'array', maxItems: 3, uniqueItems: true }, ['at most 3 items', 'unique items']],
    [{ type: 'object', minProperties: 1 }, ['at least 1 property']],
    [{ type: 'object', required: ['b'] }, ['requires b']],
    [{ type: 'object', dependentRequired: { a: ['b', 'c'] } }, ['a requires b, c']],
    [
      { type: 'string', contentEncoding: 'base64', contentMediaType: 'image/png' },
      ['holds image/png', 'encoded as base64'],
    ],
    [{ format: 'email' }, ['format email']],
    [{ type: 'string', colour: 'red' }, ['colour: "red"']],
  ]
  it.each(words)('%j', (schema, phrases) => {
    expect(tree(schema).constraints).toEqual(phrases)
  })

  const types: [schema: SchemaNode, type: string][] = [
    [true, 'any'],
    [false, 'nothing'],
    [{}, 'any'],
    [{ type: 'integer', format: 'int64' }, 'integer (int64)'],
    [{ type: ['string', 'null'] }, 'string or null'],
    [{ type: ['string', 'integer'] }, 'string or integer'],
    [{ const: 5 }, 'integer'],
    [{ enum: ['a', null] }, 'string or null'],
    [{ properties: {} }, 'object'],
    [{ type: 'array', items: text }, 'array of string'],
    [{ type: 'array', items: { type: 'array', items: { type: 'boolean' } } }, 'array of array of boolean'],
    [{ oneOf: [text, { type: 'null' }] }, 'string or null'],
    [{ anyOf: [text, { type: 'integer' }] }, 'string or integer'],
  ]
  it.each(types)('the type of %j', (schema, type) => {
    expect(tree(schema).type).toBe(type)
  })
})

describe('allOf', () => {
  it('is merged into one object, its parts first and its own properties last', () => {
    const schema = { allOf: [ref('A')], required: ['b'], properties: { b: text } }
    const built = tree(schema, { A: { required: ['a'], properties: { a: text } } })
    expect(built.properties?.map(({ name, required }) => [name, required])).toEqual([
      ['a', true],
      ['b', true],
    ])
  })

  it('combines the constraints that its parts put on one property', () => {
    const built = tree({
      allOf: [{ properties: { a: { type: 'string', minLength: 1 } } }, { properties: { a: { maxLength: 9 } } }],
    })
    expect(built.properties?.[0]?.schema).toEqual({
      type: 'string',
      constraints: ['at least 1 character', 'at most 9 characters'],
    })
  })

  it('shows unmergeable parts separately', () => {
    const built = tree({
      allOf: [{ oneOf: [{ title: 'A' }, { title: 'B' }] }, { oneOf: [{ title: 'C' }, { title: 'D' }] }],
    })
    expect(built.choice?.options.map(({ label }) => label)).toEqual(['A', 'B'])
    expect(built.conditions?.map(({ schema }) => schema.choice?.options.map(({ label }) => label))).toEqual([
      ['C', 'D'],
    ])
  })
})

describe('a schema that contains itself', () => {
  const schemas = {
    Tree: { type: 'object', properties: { child: ref('Tree'), more: { type: 'array', items: ref('Tree') } } },
  }

  it('is expanded once and linked by name inside', () => {
    const built = tree(ref('Tree'), schemas)
    expect(built.properties?.map(({ schema }) => schema.ref?.name ?? schema.items?.ref?.name)).toEqual(['Tree', 'Tree'])
    expect(built.properties?.[1]?.schema.type).toBe('array of Tree')
  })

  it('is a named schema with relative paths', () => {
    const builder = builderOf(schemas)
    builder.build(ref('Tree'), 'op/request', new Anchors())
    expect([...builder.buildNamed()].map(([name, { properties }]) => [name, properties?.[0]?.path])).toEqual([
      ['Tree', 'child'],
    ])
  })

  it('ends also through allOf and oneOf', () => {
    const built = tree(ref('A'), {
      A: { oneOf: [ref('B'), text] },
      B: { allOf: [ref('A'), { properties: { b: text } }] },
    })
    expect(built.choice?.options[0]?.schema.ref?.name).toBe('B')
  })
})

describe('a tuple', () => {
  const prefixItems: SchemaNode[] = [{ type: 'number' }]

  it('describes further items after its positions', () => {
    expect(tree({ prefixItems, items: { type: 'boolean' } })).toEqual({
      type: 'array',
      prefixItems: [{ type: 'number' }],
      conditions: [{ label: 'Further items', schema: { type: 'boolean' } }],
    })
  })

  it.each(['items', 'unevaluatedItems'])('says that there are no further items: %s', (keyword) => {
    expect(tree({ prefixItems, [keyword]: false })).toEqual({
      type: 'array',
      constraints: ['no further items'],
      prefixItems: [{ type: 'number' }],
    })
  })

  it('has items of another part of allOf at every position', () => {
    const built = tree({ allOf: [{ prefixItems, items: false }, { items: { minimum: 1 } }] })
    expect([built.type, built.items?.constraints]).toEqual(['array of number', ['at least 1']])
  })
})

describe('conditions', () => {
  it('name the property that decides', () => {
    const built = tree({
      if: { properties: { kind: { const: 'A' } }, required: ['kind'] },
      // biome-ignore lint/suspicious/noThenProperty: JSON Schema's own word
      then: { required: ['a'] },
      else: { required: ['b'] },
    })
    expect(built.conditions?.map(({ label, schema }) => [label, schema.constraints])).toEqual([
      ['When kind is A', ['requires a']],
      ['Otherwise', ['requires b']],
    ])
  })

  it('show the schema of a condition that is too complex for a sentence', () => {
    // biome-ignore lint/suspicious/noThenProperty: JSON Schema's own word
    const built = tree({ if: { properties: { n: { minimum: 7 } } }, then: { required: ['a'] } })
    expect(built.conditions?.map(({ label }) => label)).toEqual(['If it matches', 'Then'])
  })
})

it('links large nested schemas by name and expands small ones', () => {
  const many = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`p${index}`, text]))
  const built = tree(
    { properties: { large: ref('Large'), small: ref('Small') } },
    { Large: { properties: many }, Small: { properties: { a: text } } },
  )
  expect(built.properties?.map(({ schema }) => [schema.ref?.name, schema.properties?.length])).toEqual([
    ['Large', undefined],
    [undefined, 1],
  ])
})

it('accepts property names such as __proto__', () => {
  const properties = JSON.parse(
    '{ "__proto__": { "type": "string" }, "constructor": { "type": "integer" }, "a/b": {} }',
  )
  expect(tree({ properties }).properties?.map(({ name, path }) => [name, path])).toEqual([
    ['__proto__', 'op/request/__proto__'],
    ['constructor', 'op/request/constructor'],
    ['a/b', 'op/request/a~1b'],
  ])
})

it('shows the descriptions of enum values', () => {
  const described = { enum: ['a', 1], 'x-enumDescriptions': { a: 'First.' }, 'x-enum-varnames': ['A', 'ONE'] }
  expect(tree(described).values).toEqual([
    { value: 'a', description: 'First.: A' },
    { value: '1', description: 'ONE' },
  ])
})
