import { describe, expect, it } from 'vitest'
import { appCode } from '#tests/support/authenticator.ts'
import { decryptSecret, encryptSecret, newSecret, presentSecret, stepOf } from './authenticator-app.ts'

/** '12345678901234567890', the key of RFC 6238, appendix B. */
const rfcSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1000)

describe('a code', () => {
  // The last six of the eight digits in the RFC.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('of second %d in RFC 6238 is %s', (second, code) => {
    expect(stepOf(code, rfcSecret, at(second))).toBe(Math.floor(second / 30))
  })

  it('is accepted one step early and one step late, and no further', () => {
    const secret = newSecret()
    const now = at(1_800_000_000)
    const accepted = [-2, -1, 0, 1, 2].map((steps) => stepOf(appCode(secret, now, steps), secret, now))
    const step = 1_800_000_000 / 30
    expect(accepted).toEqual([undefined, step - 1, step, step + 1, undefined])
  })
})

describe('a secret', () => {
  const config = { subscriberSecret: 'a secret of the tests that is long enough' }

  it('has 160 bits and differs each time', () => {
    expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/)
    expect(newSecret()).not.toBe(newSecret())
  })

  it('is read back by its account with its key only', () => {
    const stored = encryptSecret(rfcSecret, 'one', config)
    expect(stored).not.toContain(rfcSecret)
    expect(decryptSecret(stored, 'one', config)).toBe(rfcSecret)
    expect(decryptSecret(stored, 'another', config)).toBeUndefined()
    expect(decryptSecret(stored, 'one', { subscriberSecret: `${config.subscriberSecret}!` })).toBeUndefined()
  })

  it('is shown as the address that apps read, in text and as a picture', () => {
    const { uri, qr } = presentSecret(rfcSecret, 'dana@lumen.example')
    const url = new URL(uri)
    expect([url.protocol, url.host, decodeURIComponent(url.pathname)]).toEqual([
      'otpauth:',
      'totp',
      '/Open Platform:dana@lumen.example',
    ])
    expect(Object.fromEntries(url.searchParams)).toEqual({
      issuer: 'Open Platform',
      secret: rfcSecret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    })
    expect(qr.size).toBeGreaterThan(30)
    expect(qr.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/)
  })
})
