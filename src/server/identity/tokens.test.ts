import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addHours } from '#domain/time.ts'
import { readToken, signToken } from '#server/identity/tokens.ts'

const secret = 'a secret of the tests that is long enough'
const now = new Date('2026-11-20T08:00:00.000Z')
const expiry = addHours(now, 1)
const claims = { accountId: randomUUID(), sessionId: randomUUID() }
const sign = () => signToken('access', claims, secret, now, expiry)

test('reads a token any number of times, until it expires', async () => {
  const token = await sign()
  for (const at of [now, now, new Date(expiry.getTime() - 1)])
    expect(readToken('access', token, [secret], at)).toEqual({ ...claims, issuedAt: now, expiresAt: expiry })
  for (const at of [expiry, addHours(expiry, 1)]) expect(readToken('access', token, [secret], at)).toBeUndefined()
})

test('accepts a cached token only as its kind and under a current secret', async () => {
  const token = await sign()
  expect(readToken('access', token, [secret], now)).toBeDefined()
  expect(readToken('mfa', token, [secret], now)).toBeUndefined()
  expect(readToken('access', token, ['another secret, which is long enough too'], now)).toBeUndefined()
  expect(readToken('access', `${token} `, [secret], now)).toBeUndefined()
  expect(readToken('access', token, ['a newer secret, which is long enough too', secret], now)).toBeDefined()
})
