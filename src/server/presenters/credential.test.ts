import { expect, test } from 'vitest'
import { daysFrom } from '#domain/dates.ts'
import type { ApiKey } from '#server/repositories/api-keys.ts'
import { presentCredential } from './credential.ts'

const now = new Date('2026-03-02T09:20:00.000Z')
const key: ApiKey = {
  id: '8d2c1f0a-6a4e-4f0e-b7a1-9b7a3c5d1e22',
  projectId: '5b0f6f0e-6f3c-4c39-9a39-0c2d6f6f8a11',
  environment: 'sandbox',
  keyHash: 'a'.repeat(64),
  lastFour: 'Qm7Z',
  createdBy: '0c9d1f57-0b1e-4a53-8f0c-0a3b8f3f7c22',
  createdAt: now,
  expiresAt: daysFrom(now, 365),
  lastUsedAt: null,
  revokedAt: null,
  forTests: false,
  expiryToldAt: null,
}
const present = (changes: Partial<ApiKey>, at = now) =>
  presentCredential({ key: { ...key, ...changes }, generatedBy: 'dana@lumen.example' }, at)

test('shows the prefix and the last four characters, and no part of the hash', () => {
  expect(present({}).accessKey).toBe('sandbox_…Qm7Z')
  expect(JSON.stringify(present({}))).not.toContain(key.keyHash)
})

test('is active until the exact moment of expiry', () => {
  expect(present({}, new Date(key.expiresAt.getTime() - 1))).toMatchObject({ status: 'active', is_active: true })
  expect(present({}, key.expiresAt)).toMatchObject({ status: 'expired', is_active: false })
})

test('prefers revoked to expired', () => {
  expect(present({ revokedAt: now }, daysFrom(now, 400))).toMatchObject({ status: 'revoked', is_active: false })
})
