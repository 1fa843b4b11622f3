import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { encode } from 'uqr'
import type { Config } from '#server/config.ts'

// Codes of RFC 6238 as every authenticator app makes them.
const settings = { issuer: 'Open Platform', algorithm: 'SHA1', digits: 6, period: 30 } as const

/** Steps before and after the present one whose codes are accepted, for clocks that differ. */
const window = 1

/** 160 bits, in base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** The step of 30 seconds whose code this is. Undefined for a wrong code, and without a secret. */
export function stepOf(code: string, secret: string | undefined, now: Date): number | undefined {
  if (secret === undefined) return undefined
  const totp = new TOTP({ ...settings, secret: Secret.fromBase32(secret) })
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window })
  return delta === null ? undefined : totp.counter({ timestamp: now.getTime() }) + delta
}

/** The secret to enter and the QR code to scan. */
export function presentSecret(secret: string, email: string) {
  const uri = new TOTP({ ...settings, label: email, secret: Secret.fromBase32(secret) }).toString()
  const { size, data } = encode(uri, { border: 2 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { secret, uri, qr: { size, path } }
}

type Key = Pick<Config, 'subscriberSecret'>

// SUBSCRIBER_SECRET never changes. With SESSION_SECRET, a rotation would lock out every account with an app.
const keyOf = ({ subscriberSecret }: Key) =>
  Buffer.from(hkdfSync('sha256', subscriberSecret, '', 'secrets of authenticator apps', 32))

/** Bound to the account: copied to another row, the text cannot be read. */
export function encryptSecret(secret: string, accountId: string, config: Key): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(config), iv).setAAD(Buffer.from(accountId))
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')
}

/** Undefined if it was encrypted with another key, or for another account. */
export function decryptSecret(encrypted: string, accountId: string, config: Key): string | undefined {
  const bytes = Buffer.from(encrypted, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(config), bytes.subarray(0, 12), { authTagLength: 16 })
  try {
    decipher.setAAD(Buffer.from(accountId)).setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
