import { expect, it } from 'vitest'
import { packsOf } from './start-packs.ts'

const index = { ids: ['users/list', 'users/list/all', 'charge'], packs: [[0], [2, 0], [1, 3]] }

it.each([
  ['an operation', '#charge', [1, 3]],
  ['something inside an operation', '#charge/response/200/amount', [1, 3]],
  ['an operation with a slash in its id', '#users/list', [0]],
  ['the longest id that fits', '#users/list/all/request', [2, 0]],
  ['a fragment as a browser writes it', '#users%2Flist%2Fall', [2, 0]],
  ['a place that is no operation', '#result-codes/SUCCESS-200', [0]],
  ['a name that every object has', '#constructor', [0]],
  ['a broken escape', '#%E0%A4%A', [0]],
  ['the top of the page', '', [0]],
])('finds the packs of %s', (_, hash, expected) => {
  expect(packsOf(index, hash)).toEqual(expected)
})

it('requests the first pack of a product without operations', () => {
  expect(packsOf({ ids: [], packs: [] }, '#charge')).toEqual([0])
})
