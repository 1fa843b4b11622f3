import { describe, expect, it } from 'vitest'
import type { Schema } from '#docs/model/product.ts'
import type { SchemaNode, SchemaObject } from '#domain/openapi.ts'
import { ref, text, tree } from '#tests/support/schema-tree.ts'
import { describeDiscriminator } from './choice.ts'

describe('a choice', () => {
  const schemas = {
    Card: { type: 'object', properties: { kind: { const: 'card' } } },
    Cash: { type: 'object', properties: { kind: { const: 'cash' } } },
  }

  it('shows which discriminator value selects which option', () => {
    const discriminator = { propertyName: 'kind', mapping: { card: '#/components/schemas/Card' } }
    const built = tree({ oneOf: [ref('Card'), ref('Cash')], discriminator }, schemas)
    expect(built.choice).toMatchObject({ kind: 'one of', discriminator: 'kind' })
    expect(built.choice?.options.map(({ label, value }) => [label, value])).toEqual([
      ['Card', 'card'],
      ['Cash', 'Cash'],
    ])
  })

  it('lists the subtypes of a discriminated base schema', () => {
    const base = { type: 'object', discriminator: { propertyName: 'kind' }, properties: { kind: text } }
    const built = tree(ref('Base'), { Base: base, Kind: { allOf: [ref('Base'), { properties: { own: text } }] } })
    expect(built.choice?.options).toEqual([
      { label: 'Kind', value: 'Kind', schema: { type: 'object', ref: { name: 'Kind', pack: 0 } } },
    ])
  })

  describe('of a discriminator inside allOf', () => {
    const pets: Record<string, SchemaNode> = {
      Pet: {
        type: 'object',
        discriminator: {
          propertyName: 'kind',
          mapping: { cat: '#/components/schemas/Cat', dog: '#/components/schemas/Dog' },
        },
        properties: { kind: text },
      },
      Cat: { allOf: [ref('Pet'), { properties: { claws: text } }] },
      Dog: { allOf: [ref('Pet'), { properties: { tail: text } }] },
      Kept: { allOf: [ref('Pet'), { properties: { keeper: text } }] },
    }
    const named = (built: Schema) => built.choice?.options.map(({ label, value }) => [label, value])

    it.each<[place: string, schema: SchemaNode]>([
      ['beside a description', { description: 'The pet.', allOf: [ref('Pet')] }],
      ['beside properties', { allOf: [ref('Pet'), { properties: { keeper: text } }] }],
      ['in another allOf', { allOf: [{ allOf: [ref('Pet')] }, { required: ['kind'] }] }],
    ])('shows the variants %s', (_, schema) => {
      expect(named(tree(schema, pets))?.slice(0, 2)).toEqual([
        ['Cat', 'cat'],
        ['Dog', 'dog'],
      ])
    })

    it('shows the variants in a named schema that is none of them', () => {
      expect(named(tree(ref('Kept'), pets))).toEqual([
        ['Cat', 'cat'],
        ['Dog', 'dog'],
      ])
    })

    it('shows none in a variant', () => {
      const built = tree(ref('Cat'), pets)
      expect(built.choice).toBeUndefined()
      expect(built.properties?.map(({ name }) => name)).toEqual(['kind', 'claws'])
    })

    it('shows none in a variant whose base schema lists it', () => {
      const listed = { ...pets, Pet: { ...(pets.Pet as SchemaObject), oneOf: [ref('Cat'), ref('Dog')] } }
      expect(tree(ref('Cat'), listed).choice).toBeUndefined()
      expect(named(tree({ allOf: [ref('Pet')] }, listed))).toHaveLength(2)
    })

    it('shows none in a variant whose base schema has its discriminator in a part', () => {
      const { Pet, ...others } = pets
      expect(tree(ref('Cat'), { ...others, Pet: { allOf: [Pet ?? true] } }).choice).toBeUndefined()
    })

    it('keeps each of two discriminators with its variants', () => {
      const card = { type: 'object', discriminator: { propertyName: 'means' }, properties: { means: text } }
      const built = tree({ allOf: [ref('Pet'), ref('Pay')] }, { ...pets, Pay: card, Card: { allOf: [ref('Pay')] } })
      expect(built.choice?.discriminator).toBe('kind')
      expect(built.conditions?.map(({ schema }) => [schema.choice?.discriminator, named(schema)])).toEqual([
        ['means', [['Card', 'Card']]],
      ])
    })
  })

  it('ends where a variant of a second discriminator contains both', () => {
    const both = { allOf: [ref('A'), ref('B')] }
    const base = { type: 'object', discriminator: { propertyName: 'kind' } }
    const schemas = {
      A: base,
      B: base,
      InA: { allOf: [ref('A')] },
      InB: { allOf: [ref('B'), { properties: { both } }] },
    }
    expect(tree(both, schemas).conditions?.[0]?.schema.choice?.options[0]?.schema.ref?.name).toBe('InB')
  })

  it('lists the subtypes of subtypes', () => {
    const built = tree(ref('Base'), {
      Base: { type: 'object', discriminator: { propertyName: 'kind' }, properties: { kind: text } },
      Kind: { allOf: [ref('Base')] },
      Inner: { allOf: [ref('Kind'), { properties: { own: text } }] },
    })
    expect(built.choice?.options.map(({ label }) => label)).toEqual(['Kind', 'Inner'])
  })

  describe('of one schema and null', () => {
    const orNull = (option: SchemaNode, beside: SchemaObject) => ({ ...beside, anyOf: [option, { type: 'null' }] })

    it('has the limits, values and texts of both', () => {
      const option = { type: 'integer', maximum: 100, description: 'Fewer at night.', examples: [5] }
      const beside = { title: 'Limit', description: 'How many.', minimum: 1, default: 10, examples: [20] }
      expect(tree(orNull(option, beside))).toEqual({
        type: 'integer or null',
        nullable: true,
        title: 'Limit',
        description: 'How many.\n\nFewer at night.',
        constraints: ['at least 1', 'at most 100'],
        default: '10',
        example: '20, 5',
      })
    })

    it('has the items, exceptions and conditions beside it', () => {
      expect(tree(orNull({ type: 'array' }, { items: text }))).toMatchObject({
        type: 'array of string or null',
        items: { type: 'string' },
      })
      const built = tree(orNull(text, { not: { maxLength: 3 }, if: { minLength: 9 } }))
      expect([built.not?.constraints, built.conditions?.map(({ label }) => label)]).toEqual([
        ['at most 3 characters'],
        ['If it matches'],
      ])
    })

    it('links a large schema by name, with what stands beside it', () => {
      const Tree = { type: 'object', properties: { child: orNull(ref('Tree'), { default: null, title: 'Child' }) } }
      expect(tree(ref('Tree'), { Tree }).properties?.[0]?.schema).toEqual({
        type: 'object or null',
        nullable: true,
        title: 'Child',
        default: 'null',
        ref: { name: 'Tree', pack: 0 },
      })
    })

    it('stays a choice beside a value that is always the same', () => {
      expect(tree(orNull(text, { const: 'a' }))).toMatchObject({ const: 'a', choice: { kind: 'any of' } })
    })
  })

  it('distinguishes options with the same label', () => {
    expect(tree({ anyOf: [{ type: 'object' }, { type: 'object' }] }).choice?.options.map(({ label }) => label)).toEqual(
      ['object', 'object (2)'],
    )
  })
})

it('says which variant any other value of a discriminator is', () => {
  const discriminator = { propertyName: 'kind', mapping: { a: ref('A').$ref }, defaultMapping: 'B' }
  const schemas = { A: { title: 'A', properties: { a: text } }, B: { title: 'B', properties: { b: text } } }
  const { choice } = tree({ oneOf: [ref('A'), ref('B')], discriminator }, schemas)
  expect(choice?.options.map(({ value }) => value)).toEqual(['a', 'any other value'])
  expect(describeDiscriminator(discriminator)).toBe('kind selects the alternative: a is A, any other value is B')
})
