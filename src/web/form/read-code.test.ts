import { expect, it } from 'vitest'
import { readCode } from './read-code.ts'

it.each([
  ['123456', '123456'],
  [' 123456\n', '123456'],
  ['123 456', '123456'],
  ['123-456', '123456'],
  ['Your code is 123456. It is valid for 5 minutes.', '123456'],
])('reads the code in %j', (text, code) => {
  expect(readCode(text)).toBe(code)
})

it.each([
  ['12 34', '1234'],
  ['12a', '12a'],
  ['1234567', '1234567'],
  [' ', ''],
])('keeps the characters of %j, which holds no code', (text, kept) => {
  expect(readCode(text)).toBe(kept)
})
