import { describe, expect, it } from 'vitest'
import type { EncodingObject, SchemaObject } from '#domain/openapi.ts'
import { fileOf, found } from '#tests/support/compared-documents.ts'

/** An operation whose body has the field `photo`. */
const form = (photo?: EncodingObject, schema: SchemaObject = {}, type = 'multipart/form-data') =>
  fileOf({
    requestBody: {
      content: { [type]: { schema: { properties: { photo: schema } }, ...(photo && { encoding: { photo } }) } },
    },
  })

describe('compareEncodings', () => {
  it('compares how the fields of a form are written', () => {
    for (const photo of [{ contentType: 'image/png' }, { style: 'spaceDelimited' }, { explode: false }])
      expect(found([form(), form(photo)])).toEqual(['request-schema-changed'])
    const png = form({ contentType: 'image/png, image/jpeg' })
    expect(found([png, form({ contentType: 'image/PNG,image/jpeg' })])).toEqual(['text-changed'])
    expect(found([form(), form({ style: 'form', headers: {} })])).toEqual(['text-changed'])
  })

  it.each<[contentType: string, schema: SchemaObject]>([
    ['application/octet-stream', {}],
    ['text/plain', { type: 'string' }],
    ['text/plain', { type: ['integer', 'null'] }],
    ['application/json', { type: 'object' }],
    ['application/json', { type: 'array', items: { type: 'array', items: { type: 'object' } } }],
    ['application/octet-stream', { type: 'string', contentEncoding: 'base64', contentMediaType: 'image/png' }],
    ['image/png', { type: 'string', contentMediaType: 'image/png' }],
  ])('calls %s text where it is the default: %j', (contentType, schema) => {
    expect(found([form(undefined, schema), form({ contentType }, schema)])).toEqual(['text-changed'])
    expect(found([form({ contentType }, schema), form(undefined, schema)])).toEqual(['text-changed'])
    const other = form({ contentType: 'application/xml' }, schema)
    expect(found([form(undefined, schema), other])).toEqual(['request-schema-changed'])
    expect(found([form({ contentType }, schema), other])).toEqual(['request-schema-changed'])
  })

  it('knows no default of a field of several types', () => {
    const schema = { type: ['string', 'object'] }
    expect(found([form({}, schema), form({ contentType: 'text/plain' }, schema)])).toEqual(['request-schema-changed'])
  })

  it('calls an encoding text where it has no meaning', () => {
    const json = (photo?: EncodingObject) => form(photo, {}, 'application/json')
    expect(found([json(), json({ contentType: 'image/png' })])).toEqual(['text-changed'])
  })
})
