import { once } from 'node:events'
import { connect } from 'node:net'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { answerRefusals, toProblem } from '#server/plugins/refusals.ts'
import { testApp } from '#tests/support/app.ts'

const app = testApp()
const refused = (code: string) => ({ status: false, message: expect.stringMatching(/./), code, data: null })

/** Speaks to the socket as no HTTP client would. */
async function say(text: string): Promise<string> {
  const socket = connect(Number(new URL(await address()).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write(text)
  let heard = ''
  socket.on('data', (chunk) => (heard += chunk))
  await once(socket, 'close')
  return heard
}

let listening: Promise<string> | undefined
const address = () => (listening ??= app.listen())

test('answers 404 in the envelope for an unknown route, to programs and under the API', async () => {
  for (const url of ['/nowhere', '/portal/nowhere', '/admin/', '/portal/user/role/', '/dev/other']) {
    const answer = await app.inject({ url, headers: { accept: 'text/html' } })
    expect(answer.statusCode, url).toBe(404)
    expect(answer.json(), url).toEqual(refused('route-not-found'))
  }
})

test('answers 405 with the allowed methods', async () => {
  const answer = await app.inject({ method: 'PATCH', url: '/portal/projects' })
  expect(answer.statusCode).toBe(405)
  expect(answer.headers.allow).toBe('GET, HEAD, POST')
  expect(answer.json()).toEqual(refused('method-not-allowed'))
  const key = await app.inject({ method: 'PUT', url: '/portal/keys/5b0f6f0e-6f3c-4c39-9a39-0c2d6f6f8a11' })
  expect(key.headers.allow).toBe('DELETE')
  for (const method of ['TRACE', 'PROPFIND', 'OPTIONS'] as const) {
    expect((await app.inject({ method, url: '/portal/projects' })).json().status, method).toBe(false)
  }
})

test('resolves the route before reading the body', async () => {
  const send = (method: 'POST' | 'PUT', url: string) =>
    app.inject({ method, url, payload: '{"', headers: { 'content-type': 'text/plain' } })
  expect((await send('POST', '/portal/nowhere')).json()).toEqual(refused('route-not-found'))
  expect((await send('PUT', '/portal/configs')).json()).toEqual(refused('method-not-allowed'))
})

test('answers 400 to a bad percent escape', async () => {
  for (const url of ['/portal/projects/%zz', '/%', '/portal/%c0%ae', '/portal/projects/%E0%A4%A']) {
    const answer = await app.inject({ url })
    expect(answer.statusCode, url).toBe(400)
    expect(answer.json(), url).toEqual(refused('malformed-request'))
    expect(answer.headers, url).toMatchObject({
      'x-request-id': expect.stringMatching(/./),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
  }
})

test('answers invalid HTTP with the envelope', async () => {
  const answer = await say('HELLO\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual(refused('malformed-request'))
})

test('answers requests that Node rejects itself with the envelope', async () => {
  for (const [text, status, code] of [
    ['GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'malformed-request'],
    ['GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n', 400, 'malformed-request'],
    ['CONNECT portal.example:443 HTTP/1.1\r\nHost: x\r\n\r\n', 405, 'method-not-allowed'],
    ['QUERY /portal/configs HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 405, 'method-not-allowed'],
    ['PUT /nowhere HTTP/1.1\r\nHost: x\r\nExpect: wonders\r\nConnection: close\r\n\r\n', 404, 'route-not-found'],
  ] as const) {
    const [head = '', body = ''] = (await say(text)).split('\r\n\r\n')
    expect(head, text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(JSON.parse(body), text).toEqual(refused(code))
    for (const header of ['x-content-type-options: nosniff', 'content-security-policy: ', 'x-request-id: ']) {
      expect(head.toLowerCase(), text).toContain(header)
    }
    expect(/^allow: /im.test(head), text).toBe(code === 'method-not-allowed')
  }
})

test('accepts HTTP/1.0 without a Host header', async () => {
  expect(await say('GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /)
})

test.each([20_000, 70_000])('answers 431 to headers of %i characters', async (length) => {
  const answer = await say(`GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-Long: ${'a'.repeat(length)}\r\n\r\n`)
  expect(answer).toMatch(/^HTTP\/1\.1 431 /)
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual(refused('headers-too-large'))
})

test('rejects two lengths, a length with chunks and a bad length', async () => {
  const head = 'POST /portal/user/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
  for (const framing of [
    'Content-Length: 2\r\nContent-Length: 3',
    'Content-Length: 2\r\nTransfer-Encoding: chunked',
    'Content-Length: x',
  ]) {
    expect(await say(`${head}${framing}\r\nConnection: close\r\n\r\n{}`), framing).toMatch(/^HTTP\/1\.1 400 /)
  }
})

test('echoes a valid request id and replaces an invalid one', async () => {
  const sane = await app.inject({ url: '/healthz', headers: { 'x-request-id': 'trace-1234.5678' } })
  expect(sane.headers['x-request-id']).toBe('trace-1234.5678')
  for (const id of ['short', 'a b c d e f g h', 'x'.repeat(65), '"},"level":60,"x":"']) {
    const answer = await app.inject({ url: '/healthz', headers: { 'x-request-id': id } })
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  }
})

test('hides the details of an unexpected failure', async () => {
  const member = await app.newPartner()
  const transaction = app.db.transaction
  Object.assign(app.db, { transaction: () => Promise.reject(new Error('connection to 10.0.0.3 lost')) })
  const answer = await member.post('/portal/projects', {
    name: 'Lumen Music',
    description: 'x',
    projectType: 1,
    productType: 1,
  })
  Object.assign(app.db, { transaction })
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toEqual(refused('server-error'))
  expect(answer.body).not.toContain('10.0.0.3')
})

test.each(['ECONNREFUSED', 'EAI_AGAIN', '08006', '57P01', '53300', '57014', '28P01', '3D000', '25006'])(
  'takes the code %s for a database that does not answer, also inside the error of Drizzle',
  (code) => {
    const cause = Object.assign(new Error('of the driver'), { code })
    for (const error of [cause, new Error('Failed query', { cause })])
      expect(toProblem(error)).toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 })
  },
)

test.each(['23505', '42P01', 'ENOENT'])('takes the code %s for a defect of the server', (code) => {
  expect(toProblem(Object.assign(new Error('of the driver'), { code })).code).toBe('server-error')
})

test('names the line, the operation and the pointer of an answer that lacks a required field', async () => {
  const { lines, stream } = linesOf()
  const broken = fastify({ logger: { stream } })
  answerRefusals(broken, app.config)
  const project = { type: 'object', required: ['name'], properties: { name: { type: 'string' } } }
  const answered = { type: 'object', properties: { data: project } }
  const options = { schema: { response: { 200: answered } }, config: { operationId: 'getProject' as const } }
  broken.get('/project', options, async () => ({ status: true, message: '', data: {} }))
  const answer = await broken.inject('/project')
  expect([answer.statusCode, answer.json().code]).toEqual([500, 'server-error'])
  expect(answer.body).not.toContain('openapi')
  expect(lines()).toContainEqual(
    expect.stringMatching(
      /^openapi\/portal\/projects.yaml:\d+: the answer 200 of getProject lacks the required field \/data\/name: return it from src\/server\/operations\/projects, or change the schema of openapi\/portal$/,
    ),
  )
})

/** Collects the messages of a log. */
function linesOf() {
  const messages: string[] = []
  const stream = { write: (line: string) => messages.push(JSON.parse(line).msg) }
  return { lines: () => messages, stream }
}
