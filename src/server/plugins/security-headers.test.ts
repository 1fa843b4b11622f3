import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'

const plain = testApp({ seeded: false })
const overTls = testApp({ seeded: false, config: { publicUrl: 'https://portal.example' } })

test('forbids foreign scripts, eval, framing and sniffing on every answer', async () => {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join(';')
  for (const url of ['/healthz', '/portal/configs', '/nowhere']) {
    expect((await plain.inject({ url })).headers, url).toMatchObject({
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('geolocation=()'),
    })
  }
})

test('sends no-store on API answers', async () => {
  for (const url of ['/portal/configs', '/portal/projects', '/dev/mailbox.json']) {
    expect((await plain.inject({ url })).headers['cache-control'], url).toBe('no-store')
  }
})

test('sends HSTS only where the portal is served over TLS', async () => {
  expect((await plain.inject({ url: '/healthz' })).headers).not.toHaveProperty('strict-transport-security')
  const { headers } = await overTls.inject({ url: '/healthz' })
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
})

test.each([
  ['a malformed address', 'GET /portal/projects/%zz', 400],
  ['a malformed address of the gateway', 'GET /sandbox/v1/charges/%zz', 400],
  ['an over-long path', `GET /portal/projects/${'a'.repeat(400)}`, 404],
  ['oversized headers', `GET /healthz HTTP/1.1\r\nX-Long: ${'a'.repeat(20_000)}`, 431],
  ['headers that Node refuses', `GET /healthz HTTP/1.1\r\nX-Long: ${'a'.repeat(70_000)}`, 431],
  ['another protocol', 'HELLO', 400],
])('sends HSTS with the answer to %s', async (_name, text, status) => {
  listening ??= overTls.listen()
  const [first = '', ...headers] = text.split('\r\n')
  const line = first.includes('HTTP/') || first === 'HELLO' ? first : `${first} HTTP/1.1`
  const socket = connect(Number(new URL(await listening).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write([line, 'Host: x', 'Connection: close', ...headers, '', ''].join('\r\n'))
  let heard = ''
  socket.on('data', (chunk) => (heard += chunk))
  await once(socket, 'close')
  expect(heard).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(heard.toLowerCase()).toContain('strict-transport-security: max-age=31536000; includesubdomains')
})

let listening: Promise<string> | undefined
