import { describe, expect, it } from 'vitest'
import { firstOf, shapeOf } from './shape.ts'

const root = {
  $defs: {
    Node: {
      type: 'object',
      required: ['name'],
      properties: {
        name: { type: 'string' },
        child: { $ref: '#/$defs/Node' },
        children: { type: 'array', items: { $ref: '#/$defs/Node' } },
      },
    },
    Card: { type: 'object', properties: { kind: { type: 'string' }, number: { type: 'string' } } },
    Bank: { type: 'object', title: 'Bank account', properties: { kind: { type: 'string' }, iban: { type: 'string' } } },
  },
}

const shape = (schema: unknown) => shapeOf(schema, root, 'Body')
const options = (schema: unknown) => shape(schema).uiSchema['ui:options']

describe('the form of', () => {
  it('renders one level of a recursive schema', () => {
    const { schema, uiSchema } = shape({ $ref: '#/$defs/Node' })
    expect(Object.keys(schema.properties ?? {})).toEqual(['name', 'child', 'children'])
    expect(schema.required).toEqual(['name'])
    expect(uiSchema.child['ui:options'].field).toBe('later')
    expect(JSON.stringify(schema)).not.toContain('$ref')
  })

  it('merges allOf', () => {
    const all = {
      allOf: [
        { properties: { a: { type: 'string' } }, required: ['a'] },
        { properties: { a: { maxLength: 3 }, b: { type: 'boolean' } } },
      ],
    }
    const { schema, uiSchema } = shape(all)
    expect(schema).toMatchObject({ properties: { a: { type: 'string' }, b: { type: 'boolean' } }, required: ['a'] })
    expect(uiSchema.a['ui:options']).toMatchObject({ help: 'At most 3 characters.' })
  })

  it('labels options and sets the discriminator', () => {
    const mapping = { card: '#/$defs/Card', bank: '#/$defs/Bank' }
    const choice = {
      oneOf: [{ $ref: '#/$defs/Card' }, { $ref: '#/$defs/Bank' }],
      discriminator: { propertyName: 'kind', mapping },
    }
    const { schema } = shape(choice)
    expect(schema.discriminator).toEqual({ propertyName: 'kind' })
    expect(schema.oneOf).toMatchObject([
      { title: 'card', properties: { kind: { default: 'card' } } },
      { title: 'Bank account', properties: { kind: { default: 'bank' } } },
    ])
  })

  it('ignores the null option of a choice', () => {
    expect(shape({ oneOf: [{ $ref: '#/$defs/Node' }, { type: 'null' }] }).schema.type).toBe('object')
    expect(shape({ type: ['string', 'null'] }).schema.type).toBe('string')
  })

  it('treats alternatives of required names as one form', () => {
    const { schema } = shape({
      type: 'object',
      properties: { a: {}, b: {} },
      anyOf: [{ required: ['a'] }, { type: 'object', required: ['b'] }],
    })
    expect(schema).not.toHaveProperty('oneOf')
  })

  it.each([
    [{ type: 'string', format: 'binary' }, { widget: 'attachment' }],
    [{ type: 'string', contentMediaType: 'image/png' }, { widget: 'attachment' }],
    [{ type: 'string', contentMediaType: 'Application/JSON; charset=utf-8' }, { widget: 'text' }],
    [{ type: 'string', maxLength: 1000 }, { widget: 'textarea' }],
    [{ type: 'boolean' }, { widget: 'flag' }],
    [{ enum: ['A', 'B'] }, { field: 'oneOfThese', values: ['A', 'B'] }],
    [{ type: 'object', additionalProperties: { type: 'string' } }, { field: 'anyJson' }],
    [{ type: ['string', 'integer'] }, { field: 'anyJson' }],
    [{}, { field: 'anyJson' }],
    [true, { field: 'anyJson' }],
  ])('%j', (schema, asked) => {
    expect(options(schema)).toMatchObject(asked)
  })

  it('leaves read-only properties out of requests', () => {
    const { schema } = shape({ properties: { id: { type: 'string', readOnly: true }, name: { type: 'string' } } })
    expect(Object.keys(schema.properties ?? {})).toEqual(['name'])
  })
})

it.each([
  [{ enum: ['A', 'B'] }, 'A'],
  [{ type: 'integer' }, 0],
  [{ $ref: '#/$defs/Node' }, {}],
  [{ type: 'array' }, []],
  [{ oneOf: [{ type: 'boolean' }] }, false],
])('creates a new item of %j as %j', (schema, value) => {
  expect(firstOf(schema, root)).toEqual(value)
})
