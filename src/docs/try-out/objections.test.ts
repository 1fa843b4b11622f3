import { describe, expect, it } from 'vitest'
import type { TryOutOperation } from '#docs/model/try-out.ts'
import { bodyFromText, bodyOf, type Draft, firstDraft } from './draft.ts'
import { listed, refusalsOf } from './objections.ts'

const tree = {
  type: 'object',
  required: ['name', 'age'],
  properties: { name: { type: 'string', minLength: 2 }, age: { type: 'integer' } },
}

const operation = (parts: Partial<TryOutOperation>): TryOutOperation => ({
  id: 'x',
  method: 'POST',
  path: '/x/{id}',
  parameters: [],
  body: null,
  responses: [],
  ...parts,
})

const withBody = (type: string, schema: unknown, ...values: unknown[]) =>
  operation({
    body: {
      type,
      required: true,
      schema,
      examples: values.map((value, at) => ({ name: `e${at}`, summary: null, value })),
    },
  })

const refused = (of: TryOutOperation, change: Partial<Draft>) =>
  listed(refusalsOf(of, { ...firstDraft(of), ...change }))

describe('a body', () => {
  const plant = withBody('application/json', tree, { name: 'oak', age: 3 })

  it.each([
    ['an empty object', '{}', 'name: required; age: required'],
    ['a wrong type', '{"name":"oak","age":"3"}', 'age: type integer'],
    ['text that is not JSON', '{"name"', 'the body is not valid JSON'],
    ['nothing', '', 'the body: required'],
  ])('of %s is refused', (_, text, reason) => {
    expect(refused(plant, { body: bodyFromText(text) })).toBe(reason)
  })

  it('that fits its schema is accepted', () => {
    expect(refused(plant, { body: bodyOf({ name: 'elm', age: 4 }) })).toBe('')
  })

  it('equal to an example of the file is accepted though it breaks its schema', () => {
    const odd = withBody('application/json', tree, { name: 'oak' }, { name: 'elm' })
    expect(refused(odd, {})).toBe('')
    expect(refused(odd, { body: bodyOf({ name: 'elm' }) })).toBe('')
    expect(refused(odd, { body: bodyOf({ name: 'ash' }) })).toBe('age: required')
  })

  it('of several JSON values, or of parts around a boundary, is accepted as typed', () => {
    const sequence = withBody('application/json-seq', tree)
    expect(refused(sequence, { body: bodyFromText('\u001e{"name":"oak"}') })).toBe('')
    expect(refused(withBody('multipart/mixed; boundary=x', tree), { body: bodyFromText('--x--') })).toBe('')
  })

  it('of XML or text is accepted as typed', () => {
    expect(refused(withBody('application/xml', tree), { body: bodyFromText('<tree/>') })).toBe('')
    expect(refused(withBody('text/plain', { type: 'object' }), { body: bodyFromText('7') })).toBe('')
  })

  it('that fits two alternatives of a discriminator is accepted', () => {
    const kind = { type: 'object', properties: { kind: { type: 'string' } } }
    const either = { oneOf: [kind, kind], discriminator: { propertyName: 'kind' } }
    expect(refused(withBody('application/json', either), { body: bodyOf({ kind: 'a' }) })).toBe('')
  })
})

describe('a parameter', () => {
  const page = operation({
    parameters: [
      { name: 'id', in: 'path', required: true, schema: { type: 'string', pattern: '^p-' }, example: 'odd' },
      { name: 'size', in: 'query', required: false, schema: { type: 'integer', maximum: 10 }, example: undefined },
    ],
  })

  it('that is missing or out of range is refused, and the example of the file is not', () => {
    expect(refused(page, {})).toBe('')
    expect(refused(page, { parameters: { 'path:id': 'odd', 'query:size': 11 } })).toBe('size: at most 10')
    expect(refused(page, { parameters: {} })).toBe('id: required')
    expect(refused(page, { parameters: { 'path:id': 'other' } })).toBe('id: does not match its pattern')
  })
})
