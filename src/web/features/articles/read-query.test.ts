import { expect, test } from 'vitest'
import { readQuery } from './read-query.ts'

test('the address may hold anything', () => {
  expect(readQuery({ query: 'refunds' })).toEqual({ query: 'refunds' })
  expect(readQuery({ query: 402 })).toEqual({ query: '402' })
  expect(readQuery({ query: ['a', 'b'] })).toEqual({ query: '["a","b"]' })
  for (const nothing of [{}, { query: '' }, { query: null }]) expect(readQuery(nothing)).toEqual({})
})
