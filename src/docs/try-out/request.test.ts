import { expect, it } from 'vitest'
import type { TryOutOperation } from '#docs/model/try-out.ts'
import { bodyOf, firstDraft } from './draft.ts'
import { defaultHeaders, requestOf } from './request.ts'

const operation: TryOutOperation = {
  id: 'search',
  method: 'POST',
  path: '/trees/{treeId}',
  parameters: [
    { name: 'treeId', in: 'path', required: true, schema: {}, example: 'a b/c' },
    { name: 'tag', in: 'query', required: false, schema: {}, example: ['oak', 'ash & elm'] },
    { name: 'filter', in: 'query', required: false, schema: {}, example: { from: 1, to: '', deep: true } },
    { name: 'X-Trace', in: 'header', required: false, schema: {}, example: 7 },
    { name: 'theme', in: 'cookie', required: false, schema: {}, example: 'dark' },
  ],
  body: {
    type: 'application/json',
    required: true,
    schema: {},
    examples: [{ name: 'a', summary: null, value: { a: 1 } }],
  },
  responses: [],
}

const written = (of: TryOutOperation, change = {}) =>
  requestOf(of, { ...firstDraft(of), ...change }, defaultHeaders(of, { server: 'http://s', headers: {} }), {
    server: 'http://s',
  })

it('puts every kind of parameter in its location', () => {
  const { url, headers } = written(operation)
  expect(url).toBe('http://s/trees/a%20b%2Fc?tag=oak&tag=ash%20%26%20elm&from=1&deep=true')
  expect(headers).toMatchObject({ 'X-Trace': '7', Cookie: 'theme=dark', 'Content-Type': 'application/json' })
})

it('shows where a parameter of the path is missing', () => {
  expect(written(operation, { parameters: {} }).url).toBe('http://s/trees/{treeId}')
})

it('uses edited headers and those of the reader', () => {
  const context = { server: 'http://s', headers: { 'X-Api-Key': 'sandbox_mine' } }
  const given = defaultHeaders(operation, context)
  expect(given['X-Api-Key']).toBe('sandbox_mine')
  const draft = { ...firstDraft(operation), headers: { 'X-Api-Key': 'other', 'Content-Type': 'text/plain' } }
  expect(requestOf(operation, draft, given, context).headers).toMatchObject(draft.headers)
})

it('sends no content type without a body', () => {
  const { headers, body } = written({ ...operation, body: null })
  expect(body).toBeNull()
  expect(headers).not.toHaveProperty('Content-Type')
})

it('sends no content type with an optional body that is cleared, unless it is edited', () => {
  const of = { ...operation, body: { type: 'application/json', required: false, schema: {}, examples: [] } }
  const cleared = { body: bodyOf(undefined) }
  expect(written(of, cleared).body).toBeNull()
  expect(written(of, cleared).headers).not.toHaveProperty('Content-Type')
  const edited = { 'Content-Type': 'text/plain' }
  expect(written(of, { ...cleared, headers: edited }).headers).toMatchObject(edited)
})

it.each([
  ['application/json', '{\n  "name": "a",\n  "tags": [\n    "x",\n    "y"\n  ],\n  "file": "photo.png"\n}'],
  ['application/x-www-form-urlencoded', 'name=a&tags=x&tags=y&file=photo.png'],
  ['Application/X-WWW-Form-URLEncoded; charset=utf-8', 'name=a&tags=x&tags=y&file=photo.png'],
  ['multipart/form-data', '{\n  "name": "a",\n  "tags": [\n    "x",\n    "y"\n  ],\n  "file": "photo.png"\n}'],
])('writes a body of %s', (type, text) => {
  const body = bodyOf({ name: 'a', tags: ['x', 'y'], file: new File(['x'], 'photo.png') })
  const of = { ...operation, body: { type, required: true, schema: {}, examples: [] } }
  expect(written(of, { body }).body).toBe(text)
})

it('sends no cleared field of a form', () => {
  const form = { type: 'application/x-www-form-urlencoded', required: true, schema: {}, examples: [] }
  const body = bodyOf({ name: 'a', note: undefined, rest: null, text: '' })
  expect(written({ ...operation, body: form }, { body }).body).toBe('name=a')
})

it('applies the encodings of a form', () => {
  const body = bodyOf({ tags: ['x', 'y'], place: { lat: 1 } })
  const encodings = { tags: { explode: false }, place: { style: 'deepObject' } }
  const form = { type: 'application/x-www-form-urlencoded', required: true, schema: {}, examples: [], encodings }
  expect(written({ ...operation, body: form }, { body }).body).toBe('tags=x%2Cy&place%5Blat%5D=1')
})

it('sends an example of text as that text', () => {
  const examples = [{ name: 'a', summary: null, value: '<tree/>' }]
  expect(written({ ...operation, body: { type: 'application/xml', required: true, schema: {}, examples } }).body).toBe(
    '<tree/>',
  )
})
