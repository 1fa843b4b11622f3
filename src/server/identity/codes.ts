import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'

export const codeMinutes = 5
export const codeTries = 5
export const resendSeconds = 30

export type CodePurpose = 'signup' | 'mfa' | 'password' | 'bank' | 'live-key'

export function newCode(): string {
  return randomInt(1_000_000).toString().padStart(6, '0')
}

/**
 * Keyed with the server's secret, since a million codes are tried in no time; bound to subject and purpose, so that a
 * hash copied to another row opens nothing.
 */
export function hashCode(code: string, subject: string, purpose: CodePurpose, secret: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${subject}:${code}`).digest('hex')
}

export function sameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
