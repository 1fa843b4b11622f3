import { expect, it } from 'vitest'
import type { OpenApiDocument } from '#domain/openapi.ts'
import { fits, violationOf } from './schema-violations.ts'

const animal = (field: string) => ({
  type: 'object',
  properties: { kind: { type: 'string' }, [field]: { type: 'string' } },
})
const document: OpenApiDocument = {
  openapi: '3.1.0',
  info: { title: 'Animals', version: '1' },
  components: { schemas: { Cat: animal('lives'), Dog: { ...animal('bark'), required: ['bark'] } } },
}
const oneOf = ['Cat', 'Dog'].map((name) => ({ $ref: `#/components/schemas/${name}` }))
const mapping = { feline: '#/components/schemas/Cat', canine: '#/components/schemas/Dog' }

it('checks a value by the variant that its discriminator names', () => {
  const named = { oneOf, discriminator: { propertyName: 'kind' } }
  expect(fits(document, named, { kind: 'Dog', bark: 'loud' })).toBe(true)
  expect(fits(document, named, { kind: 'Dog' })).toBe(false)
  expect(fits(document, named, { kind: 'Bird', bark: 'none' })).toBe(false)
  const mapped = { oneOf, discriminator: { propertyName: 'kind', mapping } }
  expect(fits(document, mapped, { kind: 'canine', bark: 'loud' })).toBe(true)
  expect(fits(document, mapped, { kind: 'canine' })).toBe(false)
})

it('says in words why a value does not fit', () => {
  const schema = { type: 'object', properties: { tags: { type: 'array', minItems: 2 } } }
  expect(violationOf(document, schema, { tags: [] })).toBe('tags has too few items')
})
