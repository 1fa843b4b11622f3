import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { unzip } from '#domain/stored-zip.ts'
import { fileOf } from '#tests/support/client-files.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { prepareProduct } from '../prepare.ts'
import { bytesOf } from './client-files.ts'

const folder = temporaryFolder('client-files')

type Fields = Record<string, unknown>

/** The collections of a file with these paths. */
async function collectionsOf(paths: Fields, root: Fields = {}) {
  const file = join(folder, 'boats.json')
  const document = {
    openapi: '3.1.0',
    info: { title: 'Boats', version: '1' },
    servers: [{ url: 'https://a.example/v1' }],
    paths,
    ...root,
  }
  writeFileSync(file, JSON.stringify(document))
  const { clients } = await prepareProduct(file)
  const { item } = JSON.parse(fileOf(clients, 'postman').content)
  return {
    http: fileOf(clients, 'http').content,
    bruno: new Map(unzip(bytesOf(fileOf(clients, 'bruno')))),
    postman: item.flatMap((each: { item: { request: object }[] }) => each.item.map(({ request }) => request)),
    environment: JSON.parse(fileOf(clients, 'postman-environment').content).values,
  }
}

const operation = (fields: Fields = {}) => ({
  operationId: 'boats',
  responses: { 200: { description: 'Boats.' } },
  ...fields,
})

/** The collections of one operation that sends this body. */
const sending = (type: string, media: Fields, root: Fields = {}) =>
  collectionsOf({ '/boats': { post: operation({ requestBody: { content: { [type]: media } } }) } }, root)

describe('a body', () => {
  it('is an encoded form', async () => {
    const example = { name: 'a&b', tags: ['x', 'y'], pin: '0' }
    const rule = { 'x-collection-values': [{ field: 'pin', is: 'entered' }] }
    const { http, bruno, postman } = await sending('application/x-www-form-urlencoded', { example }, rule)
    const text = 'name=a%26b&tags=x&tags=y&pin={{pin}}'
    expect(http).toContain(`Content-Type: application/x-www-form-urlencoded\n\n${text}\n`)
    expect(bruno.get('operations/boats.bru')).toContain(`body:text {\n  ${text}\n}`)
    expect(postman[0].body).toMatchObject({ mode: 'raw', raw: text })
  })

  it('consists of multipart parts', async () => {
    const properties = { photo: { format: 'binary' }, meta: { type: 'object' }, note: { type: 'string' } }
    const example = { photo: 'a.png', meta: { a: 1 }, note: 'two\nlines' }
    const { http, bruno, postman } = await sending('multipart/form-data', { schema: { properties }, example })
    expect(http).toContain(`Content-Type: multipart/form-data; boundary=next-part-of-the-body

--next-part-of-the-body
Content-Disposition: form-data; name="photo"; filename="a.png"

< ./a.png
--next-part-of-the-body
Content-Disposition: form-data; name="meta"
Content-Type: application/json

{"a":1}
--next-part-of-the-body
Content-Disposition: form-data; name="note"

two
lines
--next-part-of-the-body--
`)
    const request = bruno.get('operations/boats.bru')
    expect(request).toContain('body: multipartForm')
    expect(request).toContain(`body:multipart-form {
  photo: @file(a.png)
  meta: {"a":1} @contentType(application/json)
  note: '''    two
    lines'''
}`)
    expect(postman[0]).toMatchObject({
      header: [],
      body: {
        mode: 'formdata',
        formdata: [
          { key: 'photo', type: 'file', src: 'a.png' },
          { key: 'meta', type: 'text', value: '{"a":1}', contentType: 'application/json' },
          { key: 'note', type: 'text', value: 'two\nlines' },
        ],
      },
    })
  })

  it('has a part of text for a string that contains JSON', async () => {
    const type = 'Application/JSON; charset=utf-8'
    const properties = { meta: { type: 'string', contentMediaType: type }, photo: { contentMediaType: 'image/png' } }
    const example = { meta: '{"a":1}', photo: 'a.png' }
    const { postman } = await sending('multipart/form-data', { schema: { properties }, example })
    expect(postman[0].body.formdata).toMatchObject([
      { key: 'meta', type: 'text', value: '{"a":1}', contentType: type },
      { key: 'photo', type: 'file', src: 'a.png' },
    ])
  })

  it('of another multipart type is text with a boundary', async () => {
    const { http, postman } = await sending('multipart/mixed', { example: { note: 'a' } })
    expect(http).toContain('Content-Type: multipart/mixed; boundary=next-part-of-the-body')
    expect(postman[0].body.raw).toContain('name="note"\r\n\r\na\r\n--next-part')
  })

  it('is JSON where it is a text', async () => {
    const { http, bruno, postman } = await sending('application/json', { example: 'blue' })
    expect(http).toContain('\n\n"blue"\n')
    expect(bruno.get('operations/boats.bru')).toContain('body:json {\n  "blue"\n}')
    expect(postman[0].body.raw).toBe('"blue"')
  })

  it('has variables without quotes in the place of numbers and booleans', async () => {
    const requestBody = { crew: '$response.body#/crew', isFast: '$response.body#/isFast', port: '$response.body#/port' }
    const links = { add: { operationId: 'add', requestBody } }
    const example = { crew: 7, isFast: true, port: 'SGSIN', pin: 0, number: 1, berth: 2 }
    const { http, bruno, postman } = await collectionsOf(
      {
        '/boats': { get: operation({ responses: { 200: { description: 'Boats.', links } } }) },
        '/boat': {
          post: operation({ operationId: 'add', requestBody: { content: { 'application/json': { example } } } }),
        },
      },
      {
        'x-collection-values': [
          { field: 'pin', is: 'entered' },
          { field: 'number', is: 'new' },
        ],
      },
    )
    const text = `{
  "crew": {{crew}},
  "isFast": {{isFast}},
  "port": "{{port}}",
  "pin": {{pin}},
  "number": {{$timestamp}},
  "berth": 2
}`
    expect(postman[1].body.raw).toBe(text)
    expect(http).toContain(`\n\n${text}\n`)
    expect(bruno.get('operations/add.bru')).toContain('    "crew": {{crew}},\n')
  })
})

it('calls the server of the operation or of its path, and names a host where the file names none', async () => {
  const own = { servers: [{ url: 'https://{region}.example/', variables: { region: { default: 'eu' } } }] }
  const { http, bruno, postman, environment } = await collectionsOf(
    {
      '/boats': { post: operation() },
      '/files': { ...own, get: operation({ operationId: 'files' }) },
      '/crews': { get: operation({ operationId: 'crews', ...own }) },
    },
    { servers: [{ url: '/v2/' }] },
  )
  expect(http).toContain('@baseUrl = https://api.example.com/v2\n@baseUrl2 = https://eu.example\n')
  expect(http.match(/^(?:GET|POST) .*$/gm)).toEqual([
    'POST {{baseUrl}}/boats',
    'GET {{baseUrl2}}/files',
    'GET {{baseUrl2}}/crews',
  ])
  expect(bruno.get('environments/sandbox.bru')).toContain('  baseUrl2: https://eu.example\n')
  expect(environment).toMatchObject([{ key: 'baseUrl' }, { key: 'baseUrl2', value: 'https://eu.example' }])
  expect(postman.map(({ url }: { url: { host: string[] } }) => url.host[0])).toEqual([
    '{{baseUrl}}',
    '{{baseUrl2}}',
    '{{baseUrl2}}',
  ])
})

it('sends cookies in one header, and no header parameter that OpenAPI ignores', async () => {
  const parameters = [
    { name: 'crew', in: 'cookie', schema: {}, example: 'a b' },
    { name: 'Accept', in: 'header', schema: {}, example: 'text/plain' },
    { name: 'content-type', in: 'header', schema: {}, example: 'text/plain' },
    { name: 'X-Tide', in: 'header', schema: {}, example: 'high' },
  ]
  const { http, postman } = await collectionsOf(
    { '/boats': { get: operation({ parameters, security: [{ session: [] }] }) } },
    { components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' } } } },
  )
  expect(http).toContain('GET {{baseUrl}}/boats\nX-Tide: high\nCookie: crew=a%20b; sid={{sid}}\n')
  expect(postman[0].header.map(({ key }: { key: string }) => key)).toEqual(['X-Tide', 'Cookie'])
})

it.each([
  ['digest', 'Digest {{username}} {{password}}', 'digest', 'auth: digest'],
  ['basic', 'Basic {{username}} {{password}}', 'basic', 'auth: basic'],
  ['bearer', 'Bearer {{accessToken}}', 'bearer', 'auth: bearer'],
  ['dpop', 'Dpop {{authorization}}', 'noauth', 'Authorization: Dpop {{authorization}}'],
])('sends the credentials of the HTTP scheme %s', async (scheme, header, ofPostman, ofBruno) => {
  const { http, bruno, postman } = await collectionsOf(
    { '/boats': { get: operation({ security: [{ own: [] }] }) } },
    { components: { securitySchemes: { own: { type: 'http', scheme } } } },
  )
  expect(http).toContain(`Authorization: ${header}\n`)
  expect(postman[0].auth.type).toBe(ofPostman)
  expect(bruno.get('operations/boats.bru')).toContain(`  ${ofBruno}\n`)
})

it('captures values in lists and with names that are no words', async () => {
  const links = {
    first: { operationId: 'boat', parameters: { id: '$response.body#/0/id' } },
    crew: { operationId: 'boat', parameters: { crew: '$response.body#/0/crew-id' } },
  }
  const parameters = ['id', 'crew'].map((name) => ({ name, in: 'query', required: true, schema: {} }))
  const { http, bruno } = await collectionsOf({
    '/boats': { get: operation({ responses: { 200: { description: 'Boats.', links } } }) },
    '/boat': { get: operation({ operationId: 'boat', parameters }) },
  })
  expect(http).toContain('@id = {{boats.response.body.$[0].id}}\n@crew = {{boats.response.body.$[0]["crew-id"]}}\n')
  expect(bruno.get('operations/boats.bru')).toContain('  id: res.body[0].id\n  crew: res.body[0]["crew-id"]\n')
})

it('fills in a parameter whose link names its place', async () => {
  const parameters = {
    'path.id': '$response.body#/id',
    'query.id': '$response.body#/crew',
    tide: '$response.body#/tide',
  }
  const links = { crew: { operationId: 'crew', parameters } }
  const taken = [
    { name: 'id', in: 'path', required: true, schema: {} },
    { name: 'id', in: 'query', schema: {} },
    { name: 'tide', in: 'query', schema: {} },
  ]
  const requestBody = { content: { 'application/json': { example: { id: 'a' } } } }
  const { http } = await collectionsOf({
    '/boats': { get: operation({ responses: { 200: { description: 'Boats.', links } } }) },
    '/crews/{id}': { post: operation({ operationId: 'crew', parameters: taken, requestBody }) },
  })
  const answer = 'boats.response.body.$'
  expect(http).toContain(`@path_id = {{${answer}.id}}\n@query_id = {{${answer}.crew}}\n@tide = {{${answer}.tide}}\n`)
  expect(http).toContain('POST {{baseUrl}}/crews/{{path_id}}?id={{query_id}}&tide={{tide}}\n')
  expect(http).toContain('"id": "a"')
})

it('writes names of several lines in one', async () => {
  const summary = 'Read\nboats: {all}\n'
  const { http, bruno } = await collectionsOf({ '/boats': { get: operation({ summary, tags: ['at\nsea'] }) } })
  expect(http).toContain('### Read boats: {all}\n# @name boats\nGET')
  expect(bruno.get('at-sea/boats.bru')).toContain('  name: Read boats: {all}\n  type: http\n')
  expect(bruno.get('at-sea/folder.bru')).toContain('  name: at sea\n  seq: 1\n')
})

it('gives each tag a folder of its own in Bruno', async () => {
  const tags = ['Größe', '船', 'größe', '..', 'environments', '!', '?']
  const paths = tags.map((tag, index) => [`/${index}`, { get: operation({ operationId: `get${index}`, tags: [tag] }) }])
  const { bruno } = await collectionsOf(Object.fromEntries(paths))
  expect([...bruno.keys()].filter((path) => path.endsWith('/folder.bru')).map((path) => path.split('/')[0])).toEqual([
    'Größe',
    '船',
    'größe-2',
    '-',
    'environments-2',
    '--2',
    '--3',
  ])
})
