import { describe, expect, it } from 'vitest'
import type { EncodingObject, MediaObject, SchemaObject } from '#domain/openapi.ts'
import { fileOf, found } from '#tests/support/compared-documents.ts'
import { compareDocuments } from './compare.ts'

/** An operation whose body has the field `photo`. */
const form = (photo?: EncodingObject, schema: SchemaObject = {}, type = 'multipart/form-data') =>
  fileOf({
    requestBody: {
      content: { [type]: { schema: { properties: { photo: schema } }, ...(photo && { encoding: { photo } }) } },
    },
  })

/** An operation whose body has parts that are told apart by their order. */
const list = (media: MediaObject, type = 'multipart/mixed') => fileOf({ requestBody: { content: { [type]: media } } })

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

  it('compares how the parts of a list are written, by their positions', () => {
    const [png, jpeg] = [{ contentType: 'image/png' }, { contentType: 'image/jpeg' }]
    const inOrder = list({ prefixEncoding: [png], itemEncoding: jpeg })
    expect(found([list({}), inOrder])).toEqual(['request-schema-changed', 'request-schema-changed'])
    for (const media of [
      { prefixEncoding: [jpeg], itemEncoding: jpeg },
      { prefixEncoding: [png], itemEncoding: png },
    ])
      expect(found([inOrder, list(media)])).toEqual(['request-schema-changed'])
    expect(found([inOrder, list({ prefixEncoding: [png, jpeg], itemEncoding: jpeg })])).toEqual(['text-changed'])
  })

  it('names the keyword that says how the parts of a list are written', () => {
    const [before, after] = [list({}), list({ itemEncoding: { contentType: 'image/png' } })]
    expect(compareDocuments(before, after)).toMatchObject([
      {
        pointer: '#/paths/~1charges/post/requestBody/content/multipart~1mixed/itemEncoding',
        message: 'itemEncoding changed',
      },
    ])
  })

  it('takes the default media type of a part of a list from its schema', () => {
    const schema = { type: 'array', prefixItems: [{ type: 'object' }, { type: 'string' }], items: { type: 'string' } }
    const text = { contentType: 'text/plain' }
    const named = list({ schema, prefixEncoding: [{ contentType: 'application/json' }], itemEncoding: text })
    expect(found([list({ schema }), named])).toEqual(['text-changed'])
    expect(found([list({ schema }), list({ schema, prefixEncoding: [text] })])).toEqual(['request-schema-changed'])
    const photos = { ...schema, prefixItems: [{ type: 'object' }, { format: 'binary' }] }
    const before = { schema: photos, prefixEncoding: [{ contentType: 'application/json' }] }
    expect(found([list(before), list({ ...before, itemEncoding: text })])).toEqual(['request-schema-changed'])
  })

  it('calls an encoding by position text where parts have names', () => {
    const urlEncoded = (media: MediaObject) => list(media, 'application/x-www-form-urlencoded')
    expect(found([urlEncoded({}), urlEncoded({ itemEncoding: { explode: false } })])).toEqual(['text-changed'])
  })
})
