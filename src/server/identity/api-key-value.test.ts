import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hashKeyValue, isKeyValue, newKeyValue } from '#server/identity/api-key-value.ts'

test.each(['sandbox', 'live'] as const)('a %s key carries its environment and 32 characters', (environment) => {
  expect(newKeyValue(environment)).toMatch(new RegExp(`^${environment}_[0-9A-Za-z]{32}$`))
})

test('every generated key is recognised and no two are alike', () => {
  const values = Array.from({ length: 1000 }, () => newKeyValue('sandbox'))
  expect(values.every(isKeyValue)).toBe(true)
  expect(new Set(values).size).toBe(1000)
})

test('one wrong character is noticed, whichever it is', () => {
  const value = newKeyValue('live')
  fc.assert(
    fc.property(fc.nat(value.length - 1), fc.constantFrom(...'0aZ-_'), (at, character) => {
      const mistyped = value.slice(0, at) + character + value.slice(at + 1)
      expect(isKeyValue(mistyped)).toBe(mistyped === value)
    }),
  )
})

test('a sandbox key does not become a live one by its prefix', () => {
  expect(isKeyValue(newKeyValue('sandbox').replace('sandbox_', 'live_'))).toBe(false)
})

test('the hash is SHA-256, the same each time', () => {
  expect(hashKeyValue('sandbox_x')).toMatch(/^[0-9a-f]{64}$/)
  expect(hashKeyValue('sandbox_x')).toBe(hashKeyValue('sandbox_x'))
})
