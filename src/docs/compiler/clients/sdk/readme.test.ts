import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { unpackPackage } from '#tests/support/client-files.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const folder = temporaryFolder('readme')

const operation = (operationId: string, fields: object = {}) => ({
  operationId,
  responses: { 200: { description: 'Boats.' } },
  ...fields,
})

const document = {
  openapi: '3.1.0',
  info: { title: 'Boats', version: '1.0.0' },
  servers: [{ url: 'https://a.example/v1' }],
  components: {
    securitySchemes: {
      key: { type: 'apiKey', in: 'query', name: 'key' },
      session: { type: 'apiKey', in: 'cookie', name: 'sid' },
    },
  },
}

describe('the README of an npm package', () => {
  it('lists operations in a table', async () => {
    const paths = { '/boats': { get: operation('readBoats', { summary: 'Read\nred | blue boats' }) } }
    const text = readmeIn(await unpackPackage(folder, 'boats', { ...document, paths }))
    expect(text).toContain("| `client.GET('/boats')` | Read red \\| blue boats |\n")
  })

  it('has an example that runs as printed', async () => {
    const parameters = [
      { name: 'boat', in: 'path', required: true, example: 'a b', schema: { type: 'string' } },
      { name: 'port-code', in: 'query', required: true, schema: { type: 'string', enum: ['SGSIN'] } },
      { name: 'limit', in: 'query', example: 5, schema: { type: 'integer' } },
      { name: 'Accept', in: 'header', required: true, schema: { type: 'string' } },
    ]
    const paths = { '/boats/{boat}': { get: operation('readBoat', { parameters }) } }
    const unpacked = await unpackPackage(folder, 'with-parameters', { ...document, paths })
    const answer = 'globalThis.fetch = async ({ url }) => Response.json(url)'
    expect(runExample(unpacked, answer)).toBe('https://live.example/v1/boats/a%20b?port-code=SGSIN\n')
  })

  it('has an example that writes parameters as the file says', async () => {
    const list = { required: true, example: ['a b', 'c'], schema: { type: 'array', items: { type: 'string' } } }
    const size = { type: 'object', example: { length: 7 } }
    const parameters = [
      { ...list, name: 'id', in: 'path', style: 'matrix' },
      { ...list, name: 'comma', in: 'query', explode: false },
      { ...list, name: 'pipe', in: 'query', style: 'pipeDelimited' },
      { ...list, name: 'each', in: 'query' },
      { name: 'object', in: 'query', required: true, schema: size },
      { name: 'filter', in: 'query', required: true, content: { 'application/json': { schema: size } } },
    ]
    const paths = { '/boats{id}': { get: operation('readBoat', { parameters, security: [{ key: [] }] }) } }
    const unpacked = await unpackPackage(folder, 'with-styles', { ...document, paths })
    const answer = 'globalThis.fetch = async ({ url }) => Response.json(url)'
    const query = [
      'comma=a%20b,c',
      'pipe=a%20b%7Cc',
      'each=a%20b&each=c',
      'length=7',
      'filter=%7B%22length%22%3A7%7D',
      'key=k',
    ]
    const url = `https://live.example/v1/boats;id=a%20b,c?${query.join('&')}`
    expect(runExample(unpacked, answer, { KEY: 'k' })).toBe(`${url}\n`)
  })

  it('has an example that sends lists of a form, and files', async () => {
    const answer = `globalThis.fetch = async (request) => {
      const text = await request.clone().text()
      if (text.startsWith('tags')) return Response.json(text)
      const parts = [...(await request.formData())]
      return Response.json(await Promise.all(parts.map(async ([name, part]) => [name, part.name ?? part, part.type])))
    }`
    const posting = (type: string, content: object) => ({
      ...document,
      paths: { '/boats': { post: operation('addBoat', { requestBody: { content: { [type]: content } } }) } },
    })
    const form = posting('application/x-www-form-urlencoded; charset=utf-8', { example: { tags: ['x', 'y'] } })
    expect(runExample(await unpackPackage(folder, 'with-form', form), answer)).toBe('tags=x&tags=y\n')
    const properties = { photo: { format: 'binary' }, note: { type: 'string' }, meta: { type: 'object' } }
    const example = { photo: 'a.png', note: 'Ahoy', meta: { a: 1 } }
    const unpacked = await unpackPackage(
      folder,
      'with-file',
      posting('multipart/form-data', { schema: { properties }, example }),
    )
    writeFileSync(join(unpacked, 'a.png'), '')
    expect(runExample(unpacked, answer)).toBe(
      `[
  [ 'photo', 'a.png', 'application/octet-stream' ],
  [ 'note', 'Ahoy', null ],
  [ 'meta', 'blob', 'application/json' ]
]
`,
    )
    expect(readmeIn(unpacked)).not.toContain('bodySerializer')
  })

  it('has an example that sends the required cookies', async () => {
    const cookie = { in: 'cookie', schema: { type: 'string' } }
    const parameters = [
      { ...cookie, name: 'crew', required: true, example: 'a b' },
      { ...cookie, name: 'port', required: true, example: 'SGSIN' },
      { ...cookie, name: 'tide', example: 'high' },
    ]
    const requestBody = { content: { 'text/plain': { example: 'Ahoy' } } }
    const paths = { '/boats': { post: operation('addBoat', { parameters, requestBody, security: [{ session: [] }] }) } }
    const unpacked = await unpackPackage(folder, 'with-cookies', { ...document, paths })
    const answer = `globalThis.fetch = async ({ headers }) =>
      Response.json(['Cookie', 'Content-Type'].map((name) => headers.get(name)).join())`
    expect(runExample(unpacked, answer, { SID: 's' })).toBe('crew=a%20b; port=SGSIN; sid=s,text/plain\n')
    expect(readmeIn(unpacked)).toContain('\nThe header `Cookie` sends the cookies;')
  })

  it('has an example that sends the media type of its JSON', async () => {
    const requestBody = { content: { 'application/merge-patch+json': { example: { name: 'Ahoy' } } } }
    const paths = { '/boats': { patch: operation('changeBoat', { requestBody }) } }
    const unpacked = await unpackPackage(folder, 'with-patch', { ...document, paths })
    const answer = `globalThis.fetch = async (request) =>
      Response.json([request.headers.get('Content-Type'), await request.text()].join())`
    expect(runExample(unpacked, answer)).toBe('application/merge-patch+json,{"name":"Ahoy"}\n')
  })

  it('has an example with numbers that are new or that the reader enters', async () => {
    const requestBody = { content: { 'application/json': { example: { number: 7, pin: 0 } } } }
    const rules = [
      { field: 'number', is: 'new' },
      { field: 'pin', is: 'entered' },
    ]
    const paths = { '/boats': { post: operation('addBoat', { requestBody }) } }
    const unpacked = await unpackPackage(folder, 'with-new-numbers', {
      ...document,
      paths,
      'x-collection-values': rules,
    })
    const answer = 'globalThis.fetch = async (request) => Response.json(await request.text())'
    expect(runExample(unpacked, answer)).toMatch(/^{"number":\d+,"pin":"{{pin}}"}$/m)
  })
})

const readmeIn = (unpacked: string) => readFileSync(join(unpacked, 'README.md'), 'utf8')

/** What the example of the README prints. `answer`: the program's replacement of fetch. */
function runExample(unpacked: string, answer: string, settings: Record<string, string> = {}): string {
  const [, example] = /```js\n(.*?)```/s.exec(readmeIn(unpacked)) ?? []
  const script = join(unpacked, 'example.mjs')
  writeFileSync(script, `${answer}\n${example}`)
  const env = { ...process.env, BASE_URL: 'https://live.example/v1', ...settings }
  return execFileSync(process.execPath, [script], { encoding: 'utf8', env, cwd: unpacked })
}
