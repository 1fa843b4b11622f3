import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { prepareProduct } from '../prepare.ts'
import type { Problem } from './document-error.ts'
import { readDocument } from './read-document.ts'

const folder = temporaryFolder('additions')

async function mediaOf(name: string, type: string, media: string) {
  const file = join(folder, `${name}.yaml`)
  const body = `requestBody: { content: { '${type}': ${media} } }`
  writeFileSync(file, `openapi: 3.2.0\ninfo: { title: T, version: '1' }\npaths: { /a: { post: { ${body} } } }\n`)
  const warnings: string[] = []
  const { packs } = await prepareProduct(file, { onWarning: ({ message }) => warnings.push(message) })
  expect(warnings).toEqual([])
  const [operation] = packs.flatMap((pack) => Object.values(pack.operations))
  return operation?.requestBody?.media[0]
}

it('writes parts that are told apart by their order as the text that is sent', async () => {
  const media = await mediaOf(
    'in-order',
    'multipart/mixed',
    `{
      schema: { type: array, prefixItems: [{ type: object, properties: { a: { type: integer, const: 1 } } }], items: { const: x } },
      prefixEncoding: [{ contentType: application/json }],
      itemEncoding: { contentType: text/plain },
      example: [{ a: 1 }, x]
    }`,
  )
  expect(media?.type).toBe('multipart/mixed; boundary=part')
  expect(media?.examples[0]?.text.split('\r\n')).toEqual([
    ...['--part', 'Content-Type: application/json', '', '{\n  "a": 1\n}'],
    ...['--part', 'Content-Type: text/plain', '', 'x', '--part--', ''],
  ])
  expect(media?.encoding).toEqual([
    ['item 1', 'sent as application/json'],
    ['further items', 'sent as text/plain'],
  ])
})

it.each([
  ['a stream of parts', 'multipart/related', '{ itemSchema: { type: object } }', 'multipart/related; boundary=part'],
  [
    'a boundary of the file',
    'multipart/mixed; boundary=x',
    '{ schema: { type: array } }',
    'multipart/mixed; boundary=x',
  ],
  ['parts with names', 'multipart/mixed; boundary=x', '{ schema: { type: object } }', 'multipart/mixed'],
  ['a list in a form', 'multipart/form-data', '{ schema: { type: array } }', 'multipart/form-data'],
])('names the boundary of %s', async (name, type, media, expected) => {
  expect((await mediaOf(name.replaceAll(' ', '-'), type, media))?.type).toBe(expected)
})

it('makes no example of parts that are files', async () => {
  const media = await mediaOf(
    'files',
    'multipart/mixed',
    '{ itemSchema: {}, itemEncoding: { contentType: image/png } }',
  )
  expect(media?.examples).toEqual([])
  expect(media?.schema).toMatchObject({ description: expect.stringContaining('Each item is a part of its own.') })
})

it('keeps the example of an answer whose type names a boundary', async () => {
  const file = join(folder, 'answer.yaml')
  const media = '{ schema: { type: object, properties: { a: { const: 1 } } } }'
  const answer = `responses: { '200': { description: OK, content: { 'multipart/mixed; boundary=x': ${media} } } }`
  writeFileSync(file, `openapi: 3.2.0\ninfo: { title: T, version: '1' }\npaths: { /a: { get: { ${answer} } } }\n`)
  const { packs } = await prepareProduct(file, { onWarning: () => undefined })
  const [operation] = packs.flatMap((pack) => Object.values(pack.operations))
  expect(operation?.responses[0]?.media[0]?.examples[0]?.text).toBe('{\n  "a": 1\n}')
})

const latest = `openapi: 3.2.0
info: { title: T, version: '1' }
tags: [{ name: lambs, parent: sheep }, { name: goats }, { name: sheep, summary: Our sheep }]
paths:
  /a:
    query: { operationId: findSheep, tags: [lambs], responses: { '200': { summary: Found, content: { application/jsonl: { $ref: '#/components/mediaTypes/Flock' } } } } }
    additionalOperations:
      COPY: { operationId: copySheep, tags: [sheep], parameters: [{ name: q, in: querystring, content: { text/plain: { schema: { type: string } } } }, { name: c, in: cookie, style: cookie, schema: { type: string } }] }
components:
  mediaTypes: { Flock: { itemSchema: { type: string }, examples: { one: { dataValue: [Dolly] } } } }
  securitySchemes:
    login: { type: oauth2, flows: { deviceAuthorization: { deviceAuthorizationUrl: 'https://a.example/device', tokenUrl: 'https://a.example/token', scopes: { read: See the sheep } } } }
`

it('shows what OpenAPI 3.2 adds, without a warning', async () => {
  const file = join(folder, 'latest.yaml')
  writeFileSync(file, latest)
  const warnings: Problem[] = []
  const { document } = await readDocument(file, (problem) => warnings.push(problem))
  expect(warnings).toEqual([])
  expect(document.tags).toMatchObject([
    { name: 'goats' },
    { name: 'sheep', 'x-displayName': 'Our sheep' },
    { name: 'lambs', 'x-displayName': 'Our sheep: lambs' },
  ])
  const { product, packs, tryOut } = await prepareProduct(file, { onWarning: () => {} })
  expect(product.groups.map(({ name }) => name)).toEqual(['Our sheep', 'Our sheep: lambs'])
  const operations = packs[0]?.operations ?? {}
  expect(operations).toMatchObject({ findSheep: { method: 'QUERY' }, copySheep: { method: 'COPY' } })
  const [found] = operations.findSheep?.responses ?? []
  expect(found?.description).toContain('Found')
  expect(found?.media).toMatchObject([{ type: 'application/jsonl', schema: { type: 'array of string' } }])
  expect(found?.media[0]?.examples[0]?.text).toContain('Dolly')
  expect(product.securitySchemes[0]?.facts[0]).toEqual([
    'Device authorization flow',
    expect.stringContaining('https://a.example/device'),
  ])
  expect(tryOut).toMatchObject({
    copySheep: { method: 'COPY', parameters: [{ name: 'q', in: 'query' }, { name: 'c' }] },
  })
})

it('shows tags whose parents do not exist or lead back to them, with warnings', async () => {
  const file = join(folder, 'parents.yaml')
  const tags =
    '[{ name: a, parent: b }, { name: b, parent: a }, { name: c, parent: none }, { name: d, parent: d }, { name: e, parent: b }]'
  writeFileSync(file, latest.replace(/^tags: .*$/m, `tags: ${tags}`))
  const warnings: Problem[] = []
  const { document } = await readDocument(file, (problem) => warnings.push(problem))
  expect(document.tags?.map((tag) => tag['x-displayName'])).toEqual(['a', 'a: b', 'a: b: e', 'c', 'd'])
  expect(warnings.map(({ pointer, line, message }) => ({ pointer, line, message }))).toEqual([
    { pointer: '#/tags/0/parent', line: 3, message: "'b' leads back to this tag: name another parent, or none" },
    { pointer: '#/tags/2/parent', line: 3, message: "'none' is not among the tags: name another parent, or none" },
    { pointer: '#/tags/3/parent', line: 3, message: "'d' leads back to this tag: name another parent, or none" },
  ])
})
