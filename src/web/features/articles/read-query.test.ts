import { expect, test } from 'vitest'
import { readQuery } from './read-query.ts'

test('reads any query of the address', () => {
  expect(readQuery({ query: 'refunds' })).toEqual({ query: 'refunds' })
  expect(readQuery({ query: '9.80' })).toEqual({ query: '9.80' })
  expect(readQuery({ query: true })).toEqual({ query: 'true' })
  for (const nothing of [{}, { query: '' }, { query: null }]) expect(readQuery(nothing)).toEqual({})
})
