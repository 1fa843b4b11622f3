import { expect, it } from 'vitest'
import { textLimit } from './text-limit.ts'

const schema = { title: 'Template', properties: { text: { maxLength: 12 }, any: true } }

it('reads the limit of a field', () => {
  expect(textLimit(schema, 'text', 'maxLength')).toBe(12)
})

it.each(['text', 'any', 'other'])('names the schema that gives %s no limit', (field) => {
  expect(() => textLimit(schema, field, 'minLength')).toThrow(
    `The schema 'Template' gives '${field}' no minLength: add it in openapi/`,
  )
})
