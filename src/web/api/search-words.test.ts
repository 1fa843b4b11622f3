import { expect, test } from 'vitest'
import { askable, objectionTo } from './search-words.ts'

test('a search needs words, at most 256 characters, and no tags', () => {
  expect(objectionTo('')).toBe('Required.')
  expect(objectionTo('a'.repeat(257))).toBe('Minimum length required is 1 and maximum 256 characters')
  expect(objectionTo('<script>')).toBe('HTML tags are not allowed!')
  expect(objectionTo('a'.repeat(256))).toBeUndefined()
})

test('what cannot be looked for is not asked for', () => {
  expect(askable({ query: ' refunds ' })).toBe('refunds')
  for (const query of ['  ', '<b>', 'a'.repeat(300)]) expect(askable({ query })).toBeUndefined()
  expect(askable({})).toBeUndefined()
})
