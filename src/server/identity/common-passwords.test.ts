import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { demoPassword } from '#server/demo-accounts.ts'
import { isCommonPassword } from '#server/identity/common-passwords.ts'

test.each([
  'Password1!',
  'P@ssw0rd',
  'P@$$w0rd1!',
  'Welcome#2026',
  'Welcom3!',
  'Qwerty123!',
  '!Letmein1',
  '1qaz@WSX',
  'Abcd1234!',
  'Football99$',
  'ＰassWord1!',
])('calls %s common', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test('knows the 10 000 most used passwords', () => {
  const used = dictionary['passwords-common'].slice(0, 10_000)
  expect(used).toHaveLength(10_000)
  expect(used.filter((password) => !isCommonPassword(password))).toEqual([])
})

test.each([
  demoPassword,
  'Harbour#2027',
  'Tr0ubador&3',
  'Correct-Horse-7-Battery',
  'x9$Kd!2mQz',
  '12345678!'.repeat(14),
])('accepts %s', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})
