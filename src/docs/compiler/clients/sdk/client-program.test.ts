import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { fileOf } from '#tests/support/client-files.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { prepareProduct } from '../../prepare.ts'
import { bytesOf } from '../client-files.ts'

const folder = temporaryFolder('client-program')

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
      basic: { type: 'http', scheme: 'basic' },
      token: { type: 'http', scheme: 'bearer' },
      key: { type: 'apiKey', in: 'query', name: 'key' },
      session: { type: 'apiKey', in: 'cookie', name: 'sid' },
    },
  },
  paths: {
    '/boats': {
      get: operation('readBoats', { summary: 'Read\nred | blue boats', security: [{ basic: [] }] }),
      post: operation('addBoat', {
        security: [{ token: [] }],
        requestBody: { content: { 'application/json': { example: {} } } },
      }),
    },
    '/boats/{boat}': {
      parameters: [{ name: 'boat', in: 'path', required: true, schema: { type: 'string' } }],
      get: operation('readBoat', { security: [{ key: [], session: [] }] }),
    },
    '/files': { post: operation('addFile', { servers: [{ url: 'https://files.example' }] }) },
  },
}

type Client = Record<'GET' | 'POST', (path: string, options?: object) => Promise<unknown>>

let program: { createClient(settings: object): Client; settingsFromEnvironment(environment: object): object }

/** The folder of the package of a file. */
async function unpack(name: string, file: object): Promise<string> {
  const into = join(folder, name)
  mkdirSync(into)
  const [source, archive] = [join(into, 'boats.json'), join(into, 'boats.tgz')]
  writeFileSync(source, JSON.stringify(file))
  writeFileSync(archive, bytesOf(fileOf((await prepareProduct(source, { npm: true })).clients, 'npm')))
  execFileSync('tar', ['-xzf', archive, '-C', into])
  return join(into, 'package')
}

beforeAll(async () => {
  program = await import(pathToFileURL(join(await unpack('boats', document), 'index.js')).href)
})

/** The requests that a client with these settings sends. */
async function sent(settings: object, call: (client: Client) => Promise<unknown>): Promise<Request> {
  const requests: Request[] = []
  const fetch = async (request: Request) => {
    requests.push(request)
    return Response.json({})
  }
  await call(program.createClient({ baseUrl: 'https://live.example:443/v1/', ...settings, fetch }))
  const [request] = requests
  if (!request) throw new Error('The client sent no request')
  return request
}

describe('the client of an npm package', () => {
  it('sends the credentials of each operation', async () => {
    const all = { username: 'zoë', password: 'p', accessToken: 't', key: 'k', sid: 's' }
    const read = await sent(all, (client) => client.GET('/boats'))
    expect(read.headers.get('Authorization')).toBe(`Basic ${Buffer.from('zoë:p').toString('base64')}`)
    const added = await sent(all, (client) => client.POST('/boats', { body: { name: 'a' } }))
    expect(added.headers.get('Authorization')).toBe('Bearer t')
    const one = await sent(all, (client) => client.GET('/boats/{boat}', { params: { path: { boat: 'b' } } }))
    expect([one.url, one.headers.get('Authorization'), one.headers.get('Cookie')]).toEqual([
      'https://live.example/v1/boats/b?key=k',
      null,
      'sid=s',
    ])
  })

  it('needs the settings of the called operation only', async () => {
    expect((await sent({ accessToken: 't' }, (client) => client.POST('/boats'))).url).toContain('/boats')
    await expect(sent({ accessToken: 't' }, (client) => client.GET('/boats'))).rejects.toThrow(
      'The setting username is missing. Set USERNAME in the environment.',
    )
    const environment = { BASE_URL: 'https://live.example', ACCESS_TOKEN: 't' }
    expect(program.settingsFromEnvironment(environment)).toEqual({ baseUrl: 'https://live.example', accessToken: 't' })
    expect(() => program.settingsFromEnvironment({})).toThrow('Set BASE_URL in the environment.')
  })

  it("keeps the caller's own headers", async () => {
    const headers = { Authorization: 'Bearer own' }
    expect((await sent({ headers }, (client) => client.GET('/boats'))).headers.get('Authorization')).toBe('Bearer own')
  })

  it('calls the server of the operation', async () => {
    const post = (client: Client) => client.POST('/files', { body: { a: 1 } })
    const request = await sent({}, post)
    expect([request.url, await request.json()]).toEqual(['https://files.example/files', { a: 1 }])
    expect((await sent({ baseUrl2: 'https://mock.example/' }, post)).url).toBe('https://mock.example/files')
    const elsewhere = (client: Client) => client.POST('/files', { baseUrl: 'https://call.example' })
    expect((await sent({}, elsewhere)).url).toBe('https://call.example/files')
  })
})

describe('the README of an npm package', () => {
  it('lists operations in a table', () => {
    const text = readmeIn(join(folder, 'boats/package'))
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
    const unpacked = await unpack('with-parameters', { ...document, paths })
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
    const unpacked = await unpack('with-styles', { ...document, paths })
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
      return Response.json(await Promise.all(parts.map(async ([name, part]) => [name, part.name ?? part])))
    }`
    const posting = (type: string, media: object) => ({
      ...document,
      paths: { '/boats': { post: operation('addBoat', { requestBody: { content: { [type]: media } } }) } },
    })
    const form = posting('application/x-www-form-urlencoded', { example: { tags: ['x', 'y'] } })
    expect(runExample(await unpack('with-form', form), answer)).toBe('tags=x&tags=y\n')
    const properties = { photo: { format: 'binary' }, note: { type: 'string' } }
    const example = { photo: 'a.png', note: 'Ahoy' }
    const unpacked = await unpack('with-file', posting('multipart/form-data', { schema: { properties }, example }))
    writeFileSync(join(unpacked, 'a.png'), '')
    expect(runExample(unpacked, answer)).toBe("[ [ 'photo', 'a.png' ], [ 'note', 'Ahoy' ] ]\n")
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
    const unpacked = await unpack('with-cookies', { ...document, paths })
    const answer = `globalThis.fetch = async ({ headers }) =>
      Response.json(['Cookie', 'Content-Type'].map((name) => headers.get(name)).join())`
    expect(runExample(unpacked, answer, { SID: 's' })).toBe('crew=a%20b; port=SGSIN; sid=s,text/plain\n')
    expect(readmeIn(unpacked)).toContain('\nThe header `Cookie` sends the cookies;')
  })

  it('has an example that sends the media type of its JSON', async () => {
    const requestBody = { content: { 'application/merge-patch+json': { example: { name: 'Ahoy' } } } }
    const paths = { '/boats': { patch: operation('changeBoat', { requestBody }) } }
    const unpacked = await unpack('with-patch', { ...document, paths })
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
    const unpacked = await unpack('with-new-numbers', { ...document, paths, 'x-collection-values': rules })
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
