import { expect, it } from 'vitest'
import type { SchemaObject } from '#domain/openapi.ts'
import { writeForms } from './forms.ts'

const write = (properties: Record<string, SchemaObject>) =>
  writeForms([
    {
      name: 'an-api-with-no-other-forms',
      source: 'openapi/portal.yaml',
      document: {
        openapi: '3.1.0',
        info: { title: 'Test', version: '1' },
        components: { schemas: { SignInForm: { type: 'object', properties } } },
      },
    },
  ])

const moduleOf = (properties: Record<string, SchemaObject>) => write(properties).get('forms/sign-in.js')?.text ?? ''

it('writes a module for every schema whose name ends in Form', () => {
  expect([...write({}).keys()]).toEqual(['forms/sign-in.js', 'forms/sign-in.d.ts', 'forms/runtime.js'])
})

it('writes modules without eval and without Ajv', () => {
  const code = moduleOf({ email: { type: 'string', format: 'email', maxLength: 9 }, tags: { uniqueItems: true } })
  expect(code).not.toMatch(/require\(|new Function|\beval\(|ajv/i)
  expect(code).toContain("import { textFormats as formats } from '#domain/formats/text-formats.ts'")
  expect(code).toContain("import { ucs2length, equal } from './runtime.js'")
})

it.each(['phone', 'country', 'ipv4-unicast'])('imports every format for a field of the format %s', (format) => {
  const code = moduleOf({ email: { type: 'string', format: 'email' }, other: { type: 'string', format } })
  expect(code).toContain("import { formats } from '#domain/formats/formats.ts'")
})

it('rejects a format without an implementation', () => {
  expect(() => moduleOf({ email: { type: 'string', format: 'pigeon' } })).toThrow('pigeon')
})

it('rejects unknown keywords and accepts annotations', () => {
  expect(() => moduleOf({ email: { type: 'string', maxLenght: 9 } })).toThrow('maxLenght')
  expect(moduleOf({ email: { type: 'string', 'x-same-as': 'name' } })).toContain('x-same-as')
})
