import { expect, it } from 'vitest'
import { inWords } from './number-words.ts'

it.each([
  [0, 'zero'],
  [3, 'three'],
  [12, 'twelve'],
  [13, '13'],
])('writes %d as %s', (count, word) => {
  expect(inWords(count)).toBe(word)
})
