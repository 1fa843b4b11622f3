import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { exampleContext, serverOf, valuesOf } from '#docs/model/call-values.ts'
import { fillSnippet } from '#docs/model/fill-snippet.ts'
import { firstDraft } from '#docs/try-out/draft.ts'
import { defaultHeaders, requestOf } from '#docs/try-out/request.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { type PreparedProduct, prepareProduct } from '../prepare.ts'

const folder = temporaryFolder('access')

const securitySchemes = {
  basic: { type: 'http', scheme: 'basic' },
  bearer: { type: 'http', scheme: 'bearer' },
  inHeader: { type: 'apiKey', in: 'header', name: 'X-Key' },
  inQuery: { type: 'apiKey', in: 'query', name: 'api key' },
  inCookie: { type: 'apiKey', in: 'cookie', name: 'sid' },
  oauth: {
    type: 'oauth2',
    flows: { clientCredentials: { tokenUrl: 'https://a.example/token', scopes: { read: 'Read.' } } },
  },
  openId: { type: 'openIdConnect', openIdConnectUrl: 'https://a.example/.well-known/openid-configuration' },
  certificate: { type: 'mutualTLS' },
}

type Fields = { security?: object[]; servers?: object[]; [field: string]: unknown }

/** A product of one operation. */
async function prepare(operation: Fields, root: Fields = {}): Promise<PreparedProduct> {
  const file = join(folder, 'boats.json')
  const get = { operationId: 'boats', responses: { 200: { description: 'Boats.' } }, ...operation }
  const document = {
    openapi: '3.1.0',
    info: { title: 'Boats', version: '1' },
    servers: [{ url: 'https://a.example/v1' }],
    components: { securitySchemes },
    ...root,
    paths: { '/boats': { post: get } },
  }
  writeFileSync(file, JSON.stringify(document))
  return prepareProduct(file)
}

/** The URL, the headers and the cURL sample for an unknown reader. */
async function sent(operation: Fields, root: Fields = {}, alternative = 0) {
  const { product, packs } = await prepare(operation, root)
  const built = packs[0]?.operations.boats
  if (!built) throw new Error('The file has an operation')
  const values = valuesOf(built, exampleContext(product), null, built.access?.[alternative])
  const shell = built.snippets.find(({ language }) => language === 'shell')
  if (!shell) throw new Error('Every operation has a sample for cURL')
  return { url: values.url, headers: values.headers, shell: fillSnippet(shell, values).text }
}

const none = { url: 'https://a.example/v1/boats', headers: {} }

describe('a code sample', () => {
  it.each([
    ['HTTP Basic', 'basic', { ...none, headers: { Authorization: 'Basic dXNlcjpwYXNzd29yZA==' } }],
    ['HTTP Bearer', 'bearer', { ...none, headers: { Authorization: 'Bearer YOUR_TOKEN' } }],
    ['an API key in a header', 'inHeader', { ...none, headers: { 'X-Key': 'YOUR_KEY' } }],
    ['an API key in the query', 'inQuery', { url: 'https://a.example/v1/boats?api%20key=YOUR_KEY', headers: {} }],
    ['an API key in a cookie', 'inCookie', { ...none, headers: { Cookie: 'sid=YOUR_KEY' } }],
    ['OAuth 2', 'oauth', { ...none, headers: { Authorization: 'Bearer YOUR_TOKEN' } }],
    ['OpenID Connect', 'openId', { ...none, headers: { Authorization: 'Bearer YOUR_TOKEN' } }],
    ['a client certificate', 'certificate', none],
  ])('carries the credentials of its operation: %s', async (_, scheme, expected) => {
    const ofOperation = await sent({ security: [{ [scheme]: [] }] })
    expect(ofOperation).toMatchObject(expected)
    for (const [name, value] of Object.entries(expected.headers))
      expect(ofOperation.shell).toContain(`${name}: ${value}`)
    expect(await sent({}, { security: [{ [scheme]: [] }] })).toMatchObject(expected)
  })

  it('carries none where the operation is public', async () => {
    expect(await sent({ security: [] }, { security: [{ basic: [] }] })).toMatchObject(none)
    const listed = {
      'x-request-headers': [
        { name: 'X-Key', scheme: 'inHeader' },
        { name: 'X-Tenant', example: 'north' },
      ],
    }
    expect(await sent({ security: [] }, listed)).toMatchObject({ headers: { 'X-Tenant': 'north' } })
    expect((await sent({ security: [{ inHeader: [] }] }, listed)).headers).toEqual({
      'X-Key': 'YOUR_KEY',
      'X-Tenant': 'north',
    })
  })

  it('replaces the credentials of every call by those of the operation', async () => {
    const { headers, shell } = await sent(
      { security: [{ inHeader: [], inCookie: [] }] },
      { security: [{ bearer: [] }] },
    )
    expect(headers).toEqual({ 'X-Key': 'YOUR_KEY', Cookie: 'sid=YOUR_KEY' })
    expect(shell).not.toContain('Authorization')
  })

  it.each<[of: string, inOperation: boolean]>([
    ['its operation', true],
    ['the file', false],
  ])('carries those of the chosen alternative of %s', async (_, inOperation) => {
    const security = [{ basic: [] }, { inQuery: [] }, {}]
    const of = (alternative: number) =>
      inOperation ? sent({ security }, {}, alternative) : sent({}, { security }, alternative)
    expect((await of(0)).shell).toContain('Authorization: Basic')
    const second = await of(1)
    expect(second.shell).toContain('?api%20key=YOUR_KEY')
    expect(second.shell).not.toContain('Authorization')
    expect(await of(2)).toMatchObject(none)
  })

  it('calls the server of its operation, and names a host where the file names none', async () => {
    const servers = [{ url: 'https://{region}.example/x/', variables: { region: { default: 'eu' } } }]
    expect((await sent({ servers })).url).toBe('https://eu.example/x/boats')
    const others = [{ url: 'https://b.example' }, { url: 'https://c.example' }]
    const { product, packs } = await prepare({ servers: others })
    const chosen = exampleContext(product, {}, ['https://a.example/v1', 'https://c.example'])
    expect(serverOf(packs[0]?.operations.boats ?? {}, chosen)).toBe('https://c.example')
    expect((await sent({}, { servers: [{ url: '/v2/' }] })).url).toBe('https://api.example.com/v2/boats')
    expect((await sent({}, { servers: undefined })).url).toBe('https://api.example.com/boats')
  })

  it.each([
    [false, ['']],
    [true, []],
  ])('has one without the body, unless it is required: %s', async (required, others) => {
    const { packs } = await prepare({ requestBody: { required, content: { 'application/json': { example: 1 } } } })
    const { otherSnippets = {} } = packs[0]?.operations.boats ?? {}
    expect(Object.keys(otherSnippets)).toEqual(others)
    expect(JSON.stringify(otherSnippets)).not.toMatch(/Content-Type|"hole":"body"/)
  })
})

/** What TRY OUT sends as it opens. */
async function firstRequest(operation: Fields, root: Fields = {}) {
  const { product, tryOut } = await prepare(operation, root)
  if (!tryOut.boats) throw new Error('The file has an operation')
  const context = exampleContext(product)
  return requestOf(tryOut.boats, firstDraft(tryOut.boats), defaultHeaders(tryOut.boats, context), context)
}

describe('a parameter for a header that other parts of the file describe', () => {
  const parameters = ['Authorization', 'content-type', 'Accept'].map((name) => {
    return { name, in: 'header', required: true, schema: { type: 'string' } }
  })
  const requestBody = { content: { 'application/json': { schema: {}, example: {} } } }

  it.each([
    ['of the operation', { security: [{ bearer: [] }] }, {}],
    ['of the file', {}, { security: [{ bearer: [] }] }],
  ])('is ignored, with security %s', async (_, own, root) => {
    const signedIn = { Authorization: 'Bearer YOUR_TOKEN' }
    const operation = { ...own, parameters, requestBody }
    expect((await sent(operation, root)).headers).toEqual(signedIn)
    expect((await firstRequest(operation, root)).headers).toEqual({ ...signedIn, 'Content-Type': 'application/json' })
    expect((await prepare(operation, root)).packs[0]?.operations.boats?.parameters).toEqual([])
  })

  it('is the only one that describes Authorization in a file without security', async () => {
    expect((await firstRequest({ parameters })).headers).toEqual({ Authorization: 'string' })
  })
})

it('TRY OUT sends what the code sample sends', async () => {
  const security = [{ inHeader: [], inQuery: [], inCookie: [] }]
  const request = await firstRequest(
    { security, servers: [{ url: 'https://b.example' }] },
    { security: [{ basic: [] }] },
  )
  expect(request).toMatchObject({
    url: 'https://b.example/boats?api%20key=YOUR_KEY',
    headers: { 'X-Key': 'YOUR_KEY', Cookie: 'sid=YOUR_KEY' },
  })
  expect(request.headers).not.toHaveProperty('Authorization')
})

it('TRY OUT sends the first alternative of the file', async () => {
  const request = await firstRequest({}, { security: [{ inHeader: [] }, {}] })
  expect(request.headers).toMatchObject({ 'X-Key': 'YOUR_KEY' })
})
