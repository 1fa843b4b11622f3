import { expect, it } from 'vitest'
import { formSchema } from './form-schema.ts'
import type { Document, Schema } from './openapi.ts'

const name: Schema = { type: 'string', maxLength: 25, 'x-messages': { maxLength: 'Too long.' } }
const company: Schema = {
  type: 'object',
  required: ['name'],
  properties: { name: { $ref: '#/components/schemas/Name' } },
}

const documentWith = (schemas: Record<string, Schema>): Document => ({
  info: { title: 'Test', version: '1' },
  components: { schemas: { Name: name, Company: company, ...schemas } },
})

it('stands on its own: references are replaced by what they mean', () => {
  expect(formSchema(documentWith({}), 'Company')).toEqual({ ...company, properties: { name } })
})

it('is one object where the specification composes several', () => {
  const bank: Schema = { required: ['code'], properties: { code: name } }
  const both = documentWith({ Both: { allOf: [{ $ref: '#/components/schemas/Company' }, bank], title: 'Both' } })
  expect(formSchema(both, 'Both')).toEqual({
    type: 'object',
    title: 'Both',
    required: ['name', 'code'],
    properties: { name, code: name },
  })
})

it('cannot contain itself', () => {
  const tree: Schema = { properties: { child: { $ref: '#/components/schemas/Tree' } } }
  expect(() => formSchema(documentWith({ Tree: tree }), 'Tree')).toThrow('contains itself')
})

it('has to exist', () => {
  expect(() => formSchema(documentWith({}), 'Nobody')).toThrow('lists the form Nobody')
})
