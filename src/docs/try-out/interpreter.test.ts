import { globSync, readFileSync } from 'node:fs'
import type { RJSFSchema } from '@rjsf/utils'
import { describe, expect, it } from 'vitest'
import { paymentSource } from '#tests/support/try-out-source.ts'
import { fieldErrors, interpreter } from './interpreter.ts'

const defs: Record<string, RJSFSchema> = {
  Card: {
    type: 'object',
    required: ['kind', 'number'],
    properties: { kind: { const: 'card' }, number: { type: 'string', pattern: '^\\d{16}$' } },
  },
  Bank: {
    type: 'object',
    required: ['kind', 'iban'],
    properties: { kind: { const: 'bank' }, iban: { type: 'string' } },
  },
  Node: { type: 'object', properties: { name: { type: 'string', minLength: 2 }, child: { $ref: '#/$defs/Node' } } },
}

const messagesOf = (schema: unknown, value: unknown) =>
  fieldErrors(schema, value).map((error) => `${error.path.join('.')}: ${error.message}`)

describe('the messages of the interpreter', () => {
  it.each([
    [{ type: 'string', minLength: 2 }, 'a', ': at least 2 characters'],
    [{ type: 'string', maxLength: 1 }, 'ab', ': at most 1 character'],
    [{ type: 'integer' }, 1.5, ': type integer'],
    [{ type: ['string', 'null'] }, 4, ': type string or null'],
    [{ enum: ['A', 'B'] }, 'C', ': one of A, B'],
    [{ const: 3 }, 4, ': always 3'],
    [{ minimum: 1 }, 0, ': at least 1'],
    [{ exclusiveMaximum: 5 }, 5, ': less than 5'],
    [{ multipleOf: 0.1 }, 0.25, ': a multiple of 0.1'],
    [{ format: 'email' }, 'no address', ': not a valid email'],
    [{ minItems: 2 }, [1], ': at least 2 items'],
    [{ uniqueItems: true }, [1, 1], ': items must be unique'],
    [{ required: ['a.b'] }, {}, 'a.b: required'],
    [{ additionalProperties: false, properties: { a: {} } }, { 'b/c': 1 }, 'b/c: not allowed'],
    [{ prefixItems: [{ type: 'string' }], items: false }, ['a', 1], '1: not allowed'],
    [{ dependentRequired: { a: ['b'] } }, { a: 1 }, ': "a" but does not have "b"'],
    [{ unevaluatedProperties: false, allOf: [{ properties: { a: {} } }] }, { a: 1, c: 2 }, 'c: not allowed'],
  ])('%j of %j', (schema, value, said) => {
    expect(messagesOf(schema, value)).toEqual([said])
  })

  it('leaves out errors inside the options of a choice', () => {
    const schema = { oneOf: [{ $ref: '#/$defs/Card' }, { $ref: '#/$defs/Bank' }], $defs: defs }
    expect(messagesOf(schema, { kind: 'cash' })).toEqual([': matches none of the alternatives'])
  })

  it('validates a recursive schema', () => {
    const schema = { $ref: '#/$defs/Node', $defs: defs }
    expect(messagesOf(schema, { child: { child: { name: 'x' } } })).toEqual(['child.child.name: at least 2 characters'])
  })

  it('treats undefined as missing and a file as text', () => {
    const schema = {
      type: 'object',
      required: ['file'],
      properties: { file: { type: 'string' }, note: { type: 'string' } },
    }
    expect(messagesOf(schema, { file: new File(['x'], 'x.txt'), note: undefined })).toEqual([])
  })

  it('reports nothing for an unresolvable schema', () => {
    expect(messagesOf({ pattern: '[' }, 'a')).toEqual([])
    expect(messagesOf({ $ref: '#/$defs/Nowhere' }, 'a')).toEqual([])
    expect(messagesOf(true, 'a')).toEqual([])
  })

  it('does not modify the schema', () => {
    const schema = Object.freeze({ properties: Object.freeze({ a: Object.freeze({ type: 'string' }) }) })
    expect(messagesOf(schema, { a: 1 })).toEqual(['a: type string'])
  })
})

describe('rjsf asks it', () => {
  it('returns the matching option of a choice', () => {
    const options = [{ $ref: '#/$defs/Card' }, { $ref: '#/$defs/Bank' }]
    const value = { kind: 'bank', iban: 'DE00' }
    expect(options.map((option) => interpreter.isValid(option, value, { $defs: defs }))).toEqual([false, true])
  })

  it('returns no option when none matches', () => {
    expect(interpreter.isValid({ type: 'object' }, undefined, {})).toBe(false)
  })

  it('returns errors by property', () => {
    const { errors } = interpreter.validateFormData({ child: { name: 'x' } }, { $ref: '#/$defs/Node', $defs: defs })
    expect(errors).toMatchObject([{ property: '.child.name', message: 'at least 2 characters' }])
  })
})

it('accepts every example of the payment API', async () => {
  const source = paymentSource()
  for (const { id } of source.product.groups.flatMap(({ operations }) => operations)) {
    const { body } = await source.loadTryOut(id)
    for (const { name, value } of body?.examples ?? [])
      expect([name, ...messagesOf(body?.schema, value)]).toEqual([name])
  }
})

it('uses no eval, like the rest of TRY OUT', () => {
  const library = globSync('node_modules/@cfworker/json-schema/dist/esm/*.js')
  expect(library.length).toBeGreaterThan(5)
  for (const file of library) expect(readFileSync(file, 'utf8')).not.toMatch(/\beval\(|new Function/)
})
