import { expect, it } from 'vitest'
import type { OpenApiDocument, SchemaObject } from '#domain/openapi.ts'
import { formSchema } from './form-schema.ts'

const name: SchemaObject = { type: 'string', maxLength: 25, 'x-messages': { maxLength: 'Too long.' } }
const company: SchemaObject = {
  type: 'object',
  required: ['name'],
  properties: { name: { $ref: '#/components/schemas/Name' } },
}

const documentWith = (schemas: Record<string, SchemaObject>): OpenApiDocument => ({
  openapi: '3.1.0',
  info: { title: 'Test', version: '1' },
  components: { schemas: { Name: name, Company: company, ...schemas } },
})

it('replaces references by the schemas they point to', () => {
  expect(formSchema(documentWith({}), 'Company')).toEqual({ ...company, properties: { name } })
})

it('merges allOf into one object', () => {
  const bank: SchemaObject = { required: ['code'], properties: { code: name } }
  const both = documentWith({ Both: { allOf: [{ $ref: '#/components/schemas/Company' }, bank], title: 'Both' } })
  expect(formSchema(both, 'Both')).toEqual({
    type: 'object',
    title: 'Both',
    required: ['name', 'code'],
    properties: { name, code: name },
  })
})

it('rejects a schema that contains itself', () => {
  const tree: SchemaObject = { properties: { child: { $ref: '#/components/schemas/Tree' } } }
  expect(() => formSchema(documentWith({ Tree: tree }), 'Tree')).toThrow('contains itself')
})

it('rejects an unknown form name', () => {
  expect(() => formSchema(documentWith({}), 'Missing')).toThrow('lists the form Missing')
})
