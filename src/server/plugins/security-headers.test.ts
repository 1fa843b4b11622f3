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
      'referrer-policy': 'no-referrer',
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
