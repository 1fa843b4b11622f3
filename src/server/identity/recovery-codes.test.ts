import { expect, test } from 'vitest'
import { hashRecoveryCode } from '#server/identity/recovery-codes.ts'

test.each(['01AB-1111', 'oIab lLi1', 'OLAB1iLl'])('hashes %s as 01AB1111', (typed) => {
  expect(hashRecoveryCode(typed, 'account')).toBe(hashRecoveryCode('01AB1111', 'account'))
})

test('hashes the code of another account differently', () => {
  expect(hashRecoveryCode('01AB1111', 'one')).not.toBe(hashRecoveryCode('01AB1111', 'other'))
})
