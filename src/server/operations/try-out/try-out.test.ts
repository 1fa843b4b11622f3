import type { LookupAddress } from 'node:dns'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OuterNetwork } from '#server/outside/outer-network.ts'
import { isPublicAddress } from '#server/outside/outer-network.ts'
import { type Caller, testApp } from '#tests/support/app.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** The calls that a server on loopback got, and how it answers. */
const seen: {
  url: string | undefined
  method: string | undefined
  headers: IncomingMessage['headers']
  body: string
}[] = []
let answer: Handler = () => {}
const servers: Server[] = []

/** A server at an address of loopback. */
async function serve(address: string, port = 0): Promise<number> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part) => parts.push(part))
    request.on('end', () => {
      const { url, method, headers } = request
      seen.push({ url, method, headers, body: Buffer.concat(parts).toString() })
      answer(request, response)
    })
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(port, address, resolve))
  const bound = server.address()
  return typeof bound === 'object' ? (bound?.port ?? 0) : 0
}

const port = await serve('127.0.0.1')
// Another address of loopback stands for an inner one.
await serve('127.0.0.2', port)
afterAll(() => {
  for (const server of servers) server.closeAllConnections()
  for (const server of servers) server.close()
})

const address = (text: string): LookupAddress => ({ address: text, family: text.includes(':') ? 6 : 4 })
let looked: string[] = []
/** The answers to the first and to later lookups; the last one repeats. */
let names: LookupAddress[][] = []
const network: OuterNetwork = {
  lookup: async (name) => {
    looked.push(name)
    return names[Math.min(looked.length, names.length) - 1] ?? []
  },
  isOuter: (found) => found === '127.0.0.1' || isPublicAddress(found),
  protocol: 'http:',
}

const hosts = [`trees.example:${port}`, `127.0.0.2:${port}`]
const limits = { milliseconds: 1500, answerBytes: 10_000 }
const app = testApp({ config: { tryOutProxyHosts: hosts }, outside: { network, limits } })
const strict = testApp({ config: { tryOutProxyHosts: [`localhost:${port}`, 'trees.example:443'] } })
const off = testApp()

let partner: Caller
beforeAll(async () => {
  partner = await app.signedIn('dana')
})
beforeEach(() => {
  // Within the access token's time, and slow enough for the limit.
  app.advance(6)
  seen.length = 0
  looked = []
  names = [[address('127.0.0.1')]]
  answer = (_, response) => response.end('oak')
})

const trees = `http://trees.example:${port}`
const callOf = (change: object = {}) => ({
  method: 'GET',
  url: `${trees}/v1/oak?key=k`,
  headers: [],
  body: null,
  ...change,
})
const send = (change: object = {}, caller = partner) => caller.post('/portal/try-out/calls', callOf(change))
const dataOf = async (change: object = {}) => (await send(change)).json().data
const codeOf = async (change: object = {}) => {
  const { statusCode, json } = await send(change)
  return [statusCode, json().code]
}

describe('who may call', () => {
  test('visitors and staff may not', async () => {
    const payload = callOf()
    const visitor = await app.inject({ method: 'POST', url: '/portal/try-out/calls', payload })
    expect([visitor.statusCode, visitor.json().code]).toEqual([401, 'not-signed-in'])
    const staff = await send({}, await app.signedIn('bea'))
    expect([staff.statusCode, staff.json().code]).toEqual([403, 'role-not-allowed'])
    expect((await app.inject({ url: '/portal/try-out/hosts' })).statusCode).toBe(401)
    expect(seen).toEqual([])
  })

  test('a partner sees the hosts, and none where the proxy is off', async () => {
    expect((await partner.get('/portal/try-out/hosts')).json().data).toEqual({ hosts })
    const other = await off.signedIn('dana')
    expect((await other.get('/portal/try-out/hosts')).json().data).toEqual({ hosts: [] })
    expect((await send({}, other)).json().code).toBe('try-out-host-not-listed')
    expect(seen).toEqual([])
  })

  test('a partner may call thirty times a minute', async () => {
    app.advance(61)
    const answers = await Promise.all(Array.from({ length: 31 }, () => send()))
    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    expect(refused).toHaveLength(1)
    expect(refused[0]?.headers['retry-after']).toBeDefined()
    expect(seen).toHaveLength(30)
    app.advance(61)
    expect((await send()).statusCode).toBe(200)
  })
})

describe('a call', () => {
  test('is sent with its body, and its answer comes back as data', async () => {
    answer = (_, response) => response.writeHead(418, { 'X-Tree': 'oak', 'Content-Type': 'text/html' }).end('<b>')
    const body = Buffer.from('{"äge":3}')
    const data = await dataOf({
      method: 'POST',
      headers: [['Authorization', 'Bearer t']],
      body: body.toString('base64'),
    })
    expect(seen).toMatchObject([{ method: 'POST', url: '/v1/oak?key=k', body: '{"äge":3}' }])
    expect(seen[0]?.headers).toMatchObject({ authorization: 'Bearer t', host: `trees.example:${port}` })
    expect(data.status).toBe(418)
    expect(data.headers).toEqual(
      expect.arrayContaining([
        ['X-Tree', 'oak'],
        ['Content-Type', 'text/html'],
      ]),
    )
    expect(Buffer.from(data.body, 'base64').toString()).toBe('<b>')
  })

  test('carries no header about connection, page, network or cookies, neither way', async () => {
    const drop = ['Cookie', 'Host', 'Origin', 'Referer', 'X-Forwarded-For', 'Forwarded', 'Via', 'Proxy-Authorization']
    const headers = [...drop, 'Transfer-Encoding', 'Content-Length', 'TE', 'Upgrade', 'X-Hop', 'X-Kept'].map((name) => [
      name,
      'v',
    ])
    answer = (_, response) => {
      response.setHeader('Set-Cookie', ['a=b', 'c=d'])
      response.setHeader('Connection', 'close, x-inner')
      response.setHeader('X-Inner', '10.0.0.1')
      response.setHeader('Via', 'inner').setHeader('X-Kept', 'v').end()
    }
    const data = await dataOf({ headers: [...headers, ['Connection', 'X-Hop']] })
    expect(Object.keys(seen[0]?.headers ?? {}).sort()).toEqual(['accept-encoding', 'connection', 'host', 'x-kept'])
    expect(seen[0]?.headers).toMatchObject({ host: `trees.example:${port}`, 'accept-encoding': 'identity' })
    const names = data.headers.map(([name]: [string]) => name.toLowerCase())
    expect(names.filter((name: string) => name !== 'date' && name !== 'content-length')).toEqual(['x-kept'])
  })

  test('is not redirected', async () => {
    answer = (_, response) => response.writeHead(302, { Location: `http://127.0.0.2:${port}/inner` }).end()
    const data = await dataOf()
    expect(data.status).toBe(302)
    expect(seen).toHaveLength(1)
  })

  test('stays at the address that was checked when the name changes', async () => {
    names = [[address('127.0.0.1')], [address('127.0.0.2')]]
    expect((await dataOf()).status).toBe(200)
    expect(looked).toEqual(['trees.example'])
  })

  test('is in the log and the metrics without its path, headers and body', async () => {
    await send({ headers: [['Authorization', 'Bearer geheim']] })
    const metrics = (await app.inject({ url: '/metrics' })).body
    expect(metrics).toContain('{operation="callTryOutHost",method="POST",status="200"}')
    expect(metrics).not.toContain('geheim')
  })
})

describe('a call is refused', () => {
  test.each([
    ['another host', { url: 'http://other.example/x' }],
    ['another port', { url: 'http://trees.example/x' }],
    ['a host that begins like a listed one', { url: `http://trees.example.evil.example:${port}/` }],
    ['a name with a dot at its end', { url: `http://trees.example.:${port}/` }],
  ])('to %s', async (_, change) => {
    expect(await codeOf(change)).toEqual([403, 'try-out-host-not-listed'])
    expect([seen, looked]).toEqual([[], []])
  })

  test.each([
    ['is inner', [address('127.0.0.2')]],
    ['is inner in one of several addresses', [address('127.0.0.1'), address('10.0.0.1')]],
    ['is IPv4-mapped', [address('::ffff:127.0.0.1')]],
    ['is behind NAT64', [address('64:ff9b::7f00:2')]],
    ['is link-local', [address('169.254.169.254')]],
  ])('when the host %s', async (_, found) => {
    names = [found]
    expect(await codeOf()).toEqual([403, 'try-out-inner-address'])
    expect(seen).toEqual([])
  })

  test('to a listed address that is inner', async () => {
    names = [[address('127.0.0.2')]]
    expect(await codeOf({ url: `http://127.0.0.2:${port}/` })).toEqual([403, 'try-out-inner-address'])
    expect(seen).toEqual([])
  })

  test.each([
    ['a line break in a header', { headers: [['X', 'a\r\nHost: inner']] }],
    ['a line break in the name of a header', { headers: [['X\r\nY', 'a']] }],
    ['a password in the address', { url: `http://a:b@trees.example:${port}/` }],
    ['another protocol', { url: `https://trees.example:${port}/` }],
    ['no address', { url: 'trees.example' }],
  ])('with %s', async (_, change) => {
    expect(await codeOf(change)).toEqual([400, 'try-out-call-invalid'])
    expect(seen).toEqual([])
  })

  test.each([
    ['CONNECT', { method: 'CONNECT' }],
    ['a body that is not base64', { body: 'é' }],
    ['a field of its own', { more: 1 }],
    ['a header of three parts', { headers: [['a', 'b', 'c']] }],
  ])('with %s', async (_, change) => {
    expect(await codeOf(change)).toEqual([400, 'invalid-request'])
  })

  test('when its body is too large', async () => {
    const body = 'A'.repeat(1024 * 1024)
    expect(await codeOf({ method: 'POST', body })).toEqual([413, 'body-too-large'])
  })

  test('when the answer is too large', async () => {
    answer = (_, response) => void response.end(Buffer.alloc(limits.answerBytes + 1))
    expect(await codeOf()).toEqual([502, 'try-out-answer-too-large'])
  })

  test('when the answer does not come, or does not end', async () => {
    answer = () => {}
    expect(await codeOf()).toEqual([504, 'try-out-timeout'])
    answer = (_, response) => void response.write('first')
    expect(await codeOf()).toEqual([504, 'try-out-timeout'])
  })

  test('when the name is unknown, or the connection breaks', async () => {
    names = [[]]
    expect(await codeOf()).toEqual([502, 'try-out-host-unknown'])
    names = [[address('127.0.0.1')]]
    answer = (_, response) => void response.destroy()
    expect(await codeOf()).toEqual([502, 'try-out-no-answer'])
    answer = (_, response) =>
      void response.socket?.end('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n')
    expect(await codeOf()).toEqual([502, 'try-out-no-answer'])
  })
})

describe('the network of a real server', () => {
  test('refuses a listed host on loopback, and HTTP', async () => {
    const caller = await strict.signedIn('dana')
    const inner = await send({ url: `https://localhost:${port}/` }, caller)
    expect([inner.statusCode, inner.json().code]).toEqual([403, 'try-out-inner-address'])
    const plain = await send({ url: `http://localhost:${port}/` }, caller)
    expect(plain.json().code).toBe('try-out-call-invalid')
    expect(seen).toEqual([])
  })
})
