import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { unpackPackage } from '#tests/support/client-files.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const folder = temporaryFolder('client-program')

const operation = (operationId: string, fields: object = {}) => ({
  operationId,
  responses: { 200: { description: 'Boats.' } },
  ...fields,
})

function sending(operationId: string, type: string, content: object) {
  return operation(operationId, { requestBody: { content: { [type]: content } } })
}

function answering(operationId: string, type: string, content: object) {
  return operation(operationId, { responses: { 200: { description: 'Boats.', content: { [type]: content } } } })
}

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

/** Operations with bodies and an answer of other media types than JSON. */
const media = {
  ...document,
  paths: {
    '/form': { post: sending('form', 'application/x-www-form-urlencoded; charset=utf-8', {}) },
    '/patch': { post: sending('patch', 'application/merge-patch+json', {}) },
    '/file': { post: sending('file', 'application/octet-stream', { schema: { type: 'string', format: 'binary' } }) },
    '/parts': {
      post: sending('parts', 'multipart/form-data', {
        schema: { properties: { photo: { type: 'string', format: 'binary' }, meta: { type: 'object' } } },
      }),
    },
    '/table': { get: answering('table', 'text/csv', { schema: { type: 'array', items: {} } }) },
    '/any': { get: answering('any', '*/*', { schema: { type: 'string', format: 'binary' } }) },
    '/scan': { get: answering('scan', 'application/pdf', {}) },
  },
}

type Client = Record<'GET' | 'POST', (path: string, options?: object) => Promise<unknown>>

interface Program {
  createClient(settings: object): Client
  settingsFromEnvironment(environment: object): object
}

let program: Program
let mediaProgram: Program

beforeAll(async () => {
  program = await import(pathToFileURL(join(await unpackPackage(folder, 'boats', document), 'index.js')).href)
  mediaProgram = await import(pathToFileURL(join(await unpackPackage(folder, 'media', media), 'index.js')).href)
})

/** The requests that a client with these settings sends. */
async function sent(
  settings: object,
  call: (client: Client) => Promise<unknown>,
  { createClient }: Program = program,
): Promise<Request> {
  const requests: Request[] = []
  const fetch = async (request: Request) => {
    requests.push(request)
    return Response.json({})
  }
  await call(createClient({ baseUrl: 'https://live.example:443/v1/', ...settings, fetch }))
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

  const post = (path: string, body: unknown, options: object = {}) =>
    sent({}, (client) => client.POST(path, { body, ...options }), mediaProgram)

  it.each([
    [
      '/form',
      { name: 'a&b', tags: ['x', 'y'] },
      'application/x-www-form-urlencoded; charset=utf-8',
      'name=a%26b&tags=x&tags=y',
    ],
    ['/patch', { name: 'Ahoy' }, 'application/merge-patch+json', '{"name":"Ahoy"}'],
    ['/file', new File(['%PDF'], 'a.pdf'), 'application/octet-stream', '%PDF'],
  ])('sends the body of %s in its media type', async (path, body, type, text) => {
    const request = await post(path, body)
    expect([request.headers.get('Content-Type'), await request.text()]).toEqual([type, text])
  })

  it('sends objects of a multipart body as JSON, and files', async () => {
    const form = await (await post('/parts', { photo: new File(['p'], 'a.png'), meta: { a: 1 } })).formData()
    const [photo, meta] = [form.get('photo'), form.get('meta')]
    if (!(photo instanceof File && meta instanceof File)) throw new Error('A part has no type')
    expect([photo.name, await photo.text(), meta.type, await meta.text()]).toEqual([
      'a.png',
      'p',
      'application/json',
      '{"a":1}',
    ])
  })

  it("keeps the caller's own media type and serializer", async () => {
    const typed = await post('/form', { a: 1 }, { headers: { 'Content-Type': 'application/json' } })
    expect([typed.headers.get('Content-Type'), await typed.text()]).toEqual(['application/json', '{"a":1}'])
    expect(await (await post('/form', { a: 1 }, { bodySerializer: () => 'own' })).text()).toBe('own')
  })

  it('reads answers that are no JSON', async () => {
    const fetch = async () => new Response('name,crew\na,7\n')
    const client = mediaProgram.createClient({ baseUrl: 'https://live.example', fetch })
    expect(await client.GET('/table')).toMatchObject({ data: 'name,crew\na,7\n' })
    expect(await client.GET('/scan')).toMatchObject({ data: expect.any(Blob) })
    expect(await client.GET('/any')).toMatchObject({ data: expect.any(Blob) })
    expect(await client.GET('/scan', { parseAs: 'text' })).toMatchObject({ data: 'name,crew\na,7\n' })
  })

  it('has types of the bodies and answers that it sends and reads', () => {
    const types = readFileSync(join(folder, 'media/package/schema.d.ts'), 'utf8')
    expect([...types.matchAll(/"(\w+\/[\w-]+)": (\w+);/g)].map(([, ...found]) => found)).toEqual([
      ['application/octet-stream', 'Blob'],
      ['text/csv', 'string'],
      ['application/pdf', 'Blob'],
    ])
    expect(types).toContain('photo?: Blob;')
  })
})
