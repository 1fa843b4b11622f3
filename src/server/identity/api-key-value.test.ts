import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hashKeyValue, isKeyValue, newKeyValue } from '#server/identity/api-key-value.ts'

test.each(['sandbox', 'live'] as const)('gives a %s key its environment prefix and 32 characters', (environment) => {
  expect(newKeyValue(environment)).toMatch(new RegExp(`^${environment}_[0-9A-Za-z]{32}$`))
})

test('recognises every generated key, and no two are equal', () => {
  const values = Array.from({ length: 1000 }, () => newKeyValue('sandbox'))
  expect(values.every(isKeyValue)).toBe(true)
  expect(new Set(values).size).toBe(1000)
})

test('rejects a key with any one wrong character', () => {
  const value = newKeyValue('live')
  fc.assert(
    fc.property(fc.nat(value.length - 1), fc.constantFrom(...'0aZ-_'), (at, character) => {
      const mistyped = value.slice(0, at) + character + value.slice(at + 1)
      expect(isKeyValue(mistyped)).toBe(mistyped === value)
    }),
  )
})

test('does not turn a sandbox key into a live one by its prefix', () => {
  expect(isKeyValue(newKeyValue('sandbox').replace('sandbox_', 'live_'))).toBe(false)
})

test('hashes with SHA-256, the same each time', () => {
  expect(hashKeyValue('sandbox_x')).toMatch(/^[0-9a-f]{64}$/)
  expect(hashKeyValue('sandbox_x')).toBe(hashKeyValue('sandbox_x'))
})
