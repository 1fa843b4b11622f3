import { expect, it } from 'vitest'
import { trimText } from './trim-text.ts'

it.each([
  [' Lumen Music\n', 'Lumen Music'],
  ['\u00a0Lumen  Music\t', 'Lumen  Music'],
  ['  ', '  '],
  ['', ''],
])('turns %j into %j', (text, trimmed) => {
  expect(trimText(text)).toBe(trimmed)
})
