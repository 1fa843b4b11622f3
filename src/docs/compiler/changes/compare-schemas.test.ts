import { describe, expect, it } from 'vitest'
import type { SchemaObject } from '#domain/openapi.ts'
import {
  amount,
  answering,
  asking,
  documentWith,
  type Example,
  found,
  json,
  operation,
} from '#tests/support/compared-documents.ts'
import { compareDocuments } from './compare.ts'
import { endingsOf } from './endings.ts'

describe('compareSchemas', () => {
  it('lets an alternative change its name, unless a discriminator sends it', () => {
    const price = (name: string, more: SchemaObject) =>
      documentWith({
        paths: { '/charges': { post: operation({ requestBody: json({ $ref: '#/components/schemas/Price' }) }) } },
        components: {
          schemas: {
            Price: { ...more, oneOf: [{ $ref: `#/components/schemas/${name}` }, { title: 'Free' }] },
            [name]: { description: name, type: 'string', pattern: '^[0-9]+$' },
          },
        },
      })
    expect(found([price('Money-2', {}), price('Money', {})])).toEqual(['text-changed'])
    const sent = { discriminator: { propertyName: 'kind' } }
    expect(found([price('Money-2', sent), price('Money', sent)])).toEqual([
      'request-choice-narrowed',
      'request-choice-widened',
    ])
    const other = price('Amount', {})
    Object.assign(other.components?.schemas?.Amount ?? {}, { pattern: '^[0-9.]+$' })
    expect(found([price('Money', {}), other])).toEqual(['request-choice-narrowed', 'request-choice-widened'])
  })

  it('compares a schema that contains itself', () => {
    const tree = (schema: SchemaObject) =>
      documentWith({
        paths: { '/trees': { post: operation({ requestBody: json({ $ref: '#/components/schemas/Tree' }) }) } },
        components: { schemas: { Tree: { items: { $ref: '#/components/schemas/Tree' }, ...schema } } },
      })
    expect(found([tree({}), tree({ minItems: 1 })])).toEqual(['request-limit-narrowed'])
  })

  it('compares a schema whose items extend it', () => {
    const tree = (schema: SchemaObject) => ({
      ...asking({ $ref: '#/components/schemas/Tree' }),
      components: { schemas: { Tree: { items: { allOf: [{ $ref: '#/components/schemas/Tree' }] }, ...schema } } },
    })
    expect(new Set(found([tree({}), tree({ minItems: 1 })]))).toEqual(new Set(['request-limit-narrowed']))
    expect(endingsOf(tree({}))).toEqual([])
  })

  it('compares the parts of allOf as one schema', () => {
    const split = { allOf: [amount, { required: ['amount'] }] }
    expect(found([asking({ ...amount, required: ['amount'] }), asking(split)])).toEqual(['text-changed'])
  })

  it('compares a property that several parts of allOf describe', () => {
    const split = (first: SchemaObject, second: SchemaObject) =>
      asking({ allOf: [{ properties: { amount: first } }, { properties: { amount: second } }] })
    expect(found([split({}, { type: 'string' }), split({ maxLength: 9 }, { type: 'string' })])).toEqual([
      'request-limit-narrowed',
    ])
    expect(found([split({}, {}), split({ readOnly: true }, { title: 'Amount' })])).toEqual(['request-property-removed'])
  })

  it('compares a part of allOf both alone and with the parts before it', () => {
    const schemasOf = (amount: SchemaObject): Record<string, SchemaObject> => ({
      Base: { properties: { amount, child: { $ref: '#/components/schemas/Tree' } } },
      Own: { properties: { amount: { type: 'string' }, child: { title: 'Child' } } },
      Tree: { allOf: [{ $ref: '#/components/schemas/Base' }, { $ref: '#/components/schemas/Own' }] },
    })
    const both = { own: { $ref: '#/components/schemas/Own' }, tree: { $ref: '#/components/schemas/Tree' } }
    const fileWith = (amount: SchemaObject) => ({
      ...asking({ properties: both }),
      components: { schemas: schemasOf(amount) },
    })
    expect(found([fileWith({}), fileWith({ maxLength: 9 })])).toEqual(['request-limit-narrowed'])
    expect(endingsOf(fileWith({}))).toEqual([])
  })

  it.each<[rule: string, wide: SchemaObject, narrow: SchemaObject, beside: SchemaObject]>([
    ['type', { type: ['integer', 'string'] }, { type: 'integer' }, { type: ['number', 'string'] }],
    ['enum', { enum: ['SGD', 'THB'] }, { enum: ['SGD'] }, { enum: ['THB', 'SGD', 'MYR'] }],
    ['limit', { maxLength: 60 }, { maxLength: 20 }, { maxLength: 80 }],
    ['limit', { minimum: 1 }, { minimum: 5 }, { minimum: 0 }],
    ['limit', {}, { uniqueItems: true }, { uniqueItems: false }],
    ['limit', { items: { maxLength: 60 } }, { items: { maxLength: 20 } }, { items: { type: 'string' } }],
    ['pattern', { pattern: '^a' }, { pattern: '^ab' }, { pattern: 'z$' }],
    ['other-properties', {}, { additionalProperties: false }, { additionalProperties: true }],
    ['choice', { oneOf: [{ title: 'A' }, { title: 'B' }] }, { oneOf: [{ title: 'A' }] }, { oneOf: [{ title: 'C' }] }],
    ['choice', { anyOf: [{ title: 'A' }, { title: 'B' }] }, { anyOf: [{ title: 'A' }] }, { oneOf: [{ title: 'C' }] }],
  ])('compares %s in an earlier part of allOf: %j and %j before %j', (rule, wide, narrow, beside) => {
    const [before, after] = [wide, narrow].map((first) => asking({ allOf: [first, beside] }))
    if (before && after) expect(found([before, after])).toEqual([`request-${rule}-narrowed`])
  })

  it('compares anyOf beside oneOf', () => {
    const chosen = (...titles: string[]) =>
      asking({ oneOf: [{ title: 'Card' }], anyOf: titles.map((title) => ({ title })) })
    expect(found([chosen('Now', 'Later'), chosen('Now')])).toEqual(['request-choice-narrowed'])
    expect(found([chosen('Now'), chosen('Now', 'Later')])).toEqual(['request-choice-widened'])
  })

  it('compares alternatives without names by their content', () => {
    const [text, count, day] = [{ type: 'string' }, { type: 'integer' }, { format: 'date' }] as const
    const chosen = (...oneOf: SchemaObject[]) => asking({ oneOf })
    expect(found([chosen(text, count), chosen(count, { ...text, description: 'A name.' })])).toEqual(['text-changed'])
    expect(found([chosen(text, count), chosen(day, text, count)])).toEqual(['request-choice-widened'])
    expect(found([chosen(day, text, count), chosen(text, count)])).toEqual(['request-choice-narrowed'])
    expect(found([chosen(text, count), chosen(count, { ...text, maxLength: 9 })])).toEqual(['request-limit-narrowed'])
  })

  it('compares lists of alternatives by their content', () => {
    const listOf = (...titles: string[]) => titles.map((title) => ({ title, const: title }))
    const [paid, due] = [listOf('Card', 'Phone'), listOf('Now', 'Later')]
    expect(found([asking({ oneOf: paid, anyOf: due }), asking({ anyOf: due })])).toEqual(['request-choice-widened'])
    expect(found([asking({ anyOf: due }), asking({ oneOf: paid, anyOf: due })])).toEqual(['request-choice-narrowed'])
    const parts = (...lists: SchemaObject[][]) => asking({ allOf: lists.map((oneOf) => ({ oneOf })) })
    expect(found([parts(paid, due), parts(due, paid)])).toEqual(['text-changed'])
    expect(found([parts(paid, due), parts(due, listOf('Card'))])).toEqual(['request-choice-narrowed'])
  })

  it('ignores read-only properties of a request and write-only properties of an answer', () => {
    const hidden = { properties: { id: { readOnly: true }, secret: { writeOnly: true } } }
    expect(found([asking(hidden), asking({ properties: { secret: { writeOnly: true } } })])).toEqual(['text-changed'])
    expect(found([answering(hidden), answering({ properties: { id: { readOnly: true } } })])).toEqual(['text-changed'])
  })

  it('reports a required property that is new in a request as breaking, and in an answer as additive', () => {
    const required = { ...amount, required: ['amount'] }
    const kinds = (example: Example) => compareDocuments(...example).map(({ kind }) => kind)
    expect(kinds([asking({}), asking(required)])).toContain('breaking')
    expect(kinds([answering({}), answering(required)])).toEqual(['additive'])
  })

  it('compares the required names that the schema does not list as properties', () => {
    const requiring = (...required: string[]) => ({ type: 'object', required })
    const [fewer, more] = [requiring('a'), requiring('a', 'b')]
    expect(found([asking(fewer), asking(more)])).toEqual(['request-required-narrowed'])
    expect(found([asking(more), asking(fewer)])).toEqual(['request-required-widened'])
    expect(found([answering(more), answering(fewer)])).toEqual(['response-required-widened'])
  })

  it('reports a required read-only property that callers have to send now as breaking', () => {
    const id = (readOnly: boolean) => asking({ required: ['id'], properties: { id: { readOnly } } })
    expect(found([id(true), id(false)])).toEqual(['request-required-narrowed', 'request-property-added'])
    expect(found([id(false), id(true)])).toEqual(['request-property-removed'])
  })
})
