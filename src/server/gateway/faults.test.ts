import { once } from 'node:events'
import { connect } from 'node:net'
import { desc, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { calls } from '#server/db/gateway-schema.ts'
import { testApp } from '#tests/support/app.ts'
import { newPayer, type Payer, pays } from '#tests/support/payment.ts'

const app = testApp()
let payer: Payer
let api: ReturnType<typeof pays>
let port: number

beforeAll(async () => {
  payer = await newPayer(await app.signedIn('dana'))
  api = pays(app.inject, payer)
  port = Number(new URL(await app.listen()).port)
})

const newest = async () => {
  const ofProject = eq(calls.projectId, payer.projectId)
  const [row] = await app.db.select().from(calls).where(ofProject).orderBy(desc(calls.at), desc(calls.id)).limit(1)
  return row
}

/** Sends raw bytes and returns everything received until the connection ends. */
async function exchange(head: string[], body: Iterable<Buffer | string> = []): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  socket.on('data', (chunk) => {
    heard += chunk
  })
  // The server may close before the whole request is sent.
  socket.on('error', () => {})
  const ended = Promise.withResolvers<void>()
  socket.on('close', () => ended.resolve())
  socket.write(`${[...head, 'Host: 127.0.0.1', 'Connection: close'].join('\r\n')}\r\n\r\n`)
  for (const piece of body) if (socket.writable) socket.write(piece)
  await ended.promise
  return heard
}

const credentials = () => Object.entries(payer.credentials).map(([name, value]) => `${name}: ${value}`)
const charge = () => ['POST /sandbox/v1/charges HTTP/1.1', 'Content-Type: application/json', ...credentials()]

describe('a body that cannot be read', () => {
  test.each([
    ['cut short', '{"userToken":'],
    ['a list', '[]'],
    ['nothing at all', ''],
    ['a tower of brackets', '['.repeat(30_000)],
    ['a tower of objects', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
    ['a null byte', '\0'],
    ['no UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0x22])],
  ])('is rejected by the first check: %s', async (_what, payload) => {
    const headers = { ...payer.credentials, 'content-type': 'application/json' }
    const answer = await app.inject({ method: 'POST', url: '/sandbox/v1/charges', headers, payload })
    expect([answer.statusCode, answer.json().resultCode]).toEqual([400, 'FAILURE'])
    expect((await newest())?.httpStatus).toBe(400)
  })

  test('or has keys such as __proto__ is handled like any other', async () => {
    const answer = await api.post('/v1/charges', '{"__proto__": {"userToken": "x"}, "constructor": 1}')
    expect(answer.json()).toMatchObject({ resultCode: 'FAILURE', statusCode: 105 })
    expect((await api.post('/v1/charges', { userToken: 'a\0b', correlationId: 'a\u0000' })).statusCode).toBe(400)
  })
})

describe('on the wire', () => {
  test.each(['X-Api-Key', 'Authorization', 'X-Project-ID', 'Content-Type'])('rejects a repeated %s', async (name) => {
    const again = charge().find((line) => line.toLowerCase().startsWith(name.toLowerCase())) ?? ''
    const answer = await exchange([...charge(), again, 'Content-Length: 2'], ['{}'])
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain(`The header ${name} is sent more than once.`)
  })

  test('rejects a header with a line break', async () => {
    const answer = await exchange([...charge(), 'X-Anything: a\rX-Evil: 1', 'Content-Length: 2'], ['{}'])
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    const id = encodeURIComponent('a\r\nX-Evil: 1')
    expect(Object.keys((await api.get(`/v1/charges/${id}`)).headers)).not.toContain('x-evil')
    const odd = await api.post('/v1/charges', {}, { 'x-request-id': 'a b"c', 'user-agent': '=cmd()' })
    expect(odd.headers['x-request-id']).not.toContain('"')
  })

  test('rejects ten megabytes by Content-Length, and chunked bodies after 64 kB', async () => {
    const announced = await exchange([...charge(), 'Content-Length: 10485760'])
    expect(announced).toMatch(/^HTTP\/1\.1 413 /)
    expect(announced).toContain('body-too-large')
    const piece = `10000\r\n${'x'.repeat(65_536)}\r\n`
    const inPieces = await exchange([...charge(), 'Transfer-Encoding: chunked'], Array(160).fill(piece))
    expect(inPieces === '' || inPieces.includes('body-too-large')).toBe(true)
    expect((await newest())?.refusal).toBe('body-too-large')
  })

  test('rejects a caller without a valid key before reading the body', async () => {
    const head = charge().filter((line) => !/^x-api-key/i.test(line))
    const answer = await exchange([...head, 'Content-Length: 60000'])
    expect(answer).toMatch(/^HTTP\/1\.1 401 /)
  })

  test('stores nothing when a caller disconnects during the body', async () => {
    const before = await app.db.$count(calls, eq(calls.projectId, payer.projectId))
    const socket = connect(port, '127.0.0.1')
    socket.write(`${[...charge(), 'Host: 127.0.0.1', 'Content-Length: 100'].join('\r\n')}\r\n\r\n{"userToken"`)
    socket.end()
    await once(socket.resume(), 'close')
    expect(await app.db.$count(calls, eq(calls.projectId, payer.projectId))).toBe(before)
    expect((await api.get('/v1/charges/nothing')).statusCode).toBe(404)
  })
})
