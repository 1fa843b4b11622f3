import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { exampleContext, valuesOf } from '#docs/model/call-values.ts'
import { fillSnippet } from '#docs/model/fill-snippet.ts'
import { languages } from '#docs/model/snippet.ts'
import { firstDraft } from '#docs/try-out/draft.ts'
import { defaultHeaders, requestOf } from '#docs/try-out/request.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { prepareProduct } from '../prepare.ts'

const string = { type: 'string' }
const parameters = [
  { in: 'path', name: 'id', required: true, schema: string },
  { in: 'path', name: 'kind', required: true, schema: { const: 'boat' } },
  { in: 'path', name: 'any', required: true, schema: {} },
  { in: 'query', name: 'since', required: true, schema: { type: 'string', format: 'date' } },
  { in: 'query', name: 'code', required: true, schema: { type: 'string', pattern: '^[A-Z]{3}-\\d{2}$' } },
  { in: 'query', name: 'tags', required: true, explode: false, schema: { type: 'array', minItems: 2, items: string } },
  {
    in: 'query',
    name: 'page',
    required: true,
    style: 'deepObject',
    schema: { type: 'object', properties: { size: { type: 'integer', minimum: 5 } } },
  },
  { in: 'query', name: 'order', schema: { $ref: '#/components/schemas/Order' } },
  { in: 'query', name: 'named', examples: { one: { value: 'first' }, two: { value: 'second' } }, schema: string },
  { in: 'query', name: 'left', schema: string },
  { in: 'header', name: 'X-Tenant', required: true, schema: { type: 'string', enum: ['north', 'south'] } },
  { in: 'query', name: 'level', required: true, schema: { type: 'integer', minimum: 5, not: { minimum: 5 } } },
  { in: 'header', name: 'X-Left', schema: string },
  { in: 'cookie', name: 'theme', required: true, schema: { type: 'string', default: 'dark' } },
]

const folder = temporaryFolder('sent-value')
const file = join(folder, 'boats.json')
writeFileSync(
  file,
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Boats', version: '1' },
    servers: [{ url: 'https://a.example' }],
    components: { schemas: { Order: { type: 'string', example: 'newest' } } },
    paths: {
      '/u/{id}/{kind}/{any}': {
        get: { operationId: 'boats', parameters, responses: { 200: { description: 'Boats.' } } },
      },
    },
  }),
)

describe('parameters without examples', async () => {
  const { product, packs, tryOut, files } = await prepareProduct(file)
  const operation = packs[0]?.operations.boats
  const tried = tryOut.boats
  if (!operation || !tried) throw new Error('The file has an operation')
  const context = exampleContext(product)
  const values = valuesOf(operation, context, null)

  it('get values that match their schemas, serialised as the file specifies', () => {
    const { pathname, search } = new URL(values.url)
    expect(pathname).toBe('/u/string/boat/value')
    expect(search.slice(1).split('&')).toEqual([
      'since=2026-01-15',
      expect.stringMatching(/^code=[A-Z]{3}-\d{2}$/),
      'tags=string,string',
      'page%5Bsize%5D=5',
      'order=newest',
      'named=first',
      'level=5',
    ])
    expect(values.headers).toEqual({ 'X-Tenant': 'north', Cookie: 'theme=dark' })
  })

  it('have the same values in TRY OUT', () => {
    const headers = defaultHeaders(tried, context)
    const request = requestOf(tried, firstDraft(tried), headers, context)
    expect({ url: request.url, headers: request.headers }).toEqual({ url: values.url, headers: values.headers })
  })

  it.each(languages)('appear in the $label sample', ({ id }) => {
    const snippet = operation.snippets.find(({ language }) => language === id)
    const text = snippet ? fillSnippet(snippet, values).text : ''
    for (const part of [values.url, 'X-Tenant', 'north', 'Cookie', 'theme=dark']) expect(text).toContain(part)
    expect(text).not.toMatch(/\{(id|kind|any)\}|X-Left|left=/)
  })

  it('appear in the sample of the Markdown page', () => {
    expect(files.markdown).toContain(values.url)
  })

  it('say when no value fits their schema', () => {
    const level = operation.parameters.find(({ name }) => name === 'level')
    expect(level?.description).toContain('made from the schema, and incomplete: the value is excluded')
    const others = operation.parameters.filter(({ description }) => description !== null)
    expect(others.map(({ name }) => name)).toEqual(['level'])
  })

  it('show no example on the page', () => {
    const shown = operation.parameters.flatMap(({ name, example, schema }) =>
      example !== null || schema.example !== undefined ? [name] : [],
    )
    expect(shown).toEqual(['order', 'named'])
  })
})
