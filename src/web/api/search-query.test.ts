import { expect, test } from 'vitest'
import { searchProblem, validQuery } from './search-query.ts'

test('requires text of at most 256 characters without tags', () => {
  expect(searchProblem('')).toBe('Required.')
  expect(searchProblem('a'.repeat(257))).toBe('Minimum length required is 1 and maximum 256 characters')
  expect(searchProblem('<script>')).toBe('HTML tags are not allowed!')
  expect(searchProblem('a'.repeat(256))).toBeUndefined()
})

test('returns no query that the server would reject', () => {
  expect(validQuery({ query: ' refunds ' })).toBe('refunds')
  for (const query of ['  ', '<b>', 'a'.repeat(300)]) expect(validQuery({ query })).toBeUndefined()
  expect(validQuery({})).toBeUndefined()
})
