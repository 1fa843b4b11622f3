import { expect, it } from 'vitest'
import { counted, inWords } from './counts.ts'

it.each([
  [0, 'zero'],
  [3, 'three'],
  [12, 'twelve'],
  [13, '13'],
])('writes %d as %s', (count, word) => {
  expect(inWords(count)).toBe(word)
})

it('writes a number with its noun', () => {
  expect([counted(1, 'hour'), counted(1204, 'hour'), counted(0, 'address', 'addresses')]).toEqual([
    '1 hour',
    '1 204 hours',
    '0 addresses',
  ])
})
