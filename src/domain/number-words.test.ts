import { expect, it } from 'vitest'
import { hoursInWords, inWords } from './number-words.ts'

it.each([
  [0, 'zero'],
  [3, 'three'],
  [12, 'twelve'],
  [13, '13'],
])('writes %d as %s', (count, word) => {
  expect(inWords(count)).toBe(word)
})

it.each([
  [1, 'an hour'],
  [2, 'two hours'],
  [24, '24 hours'],
])('writes %d hours as %s', (hours, phrase) => {
  expect(hoursInWords(hours)).toBe(phrase)
})
