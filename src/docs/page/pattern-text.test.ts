import { expect, it } from 'vitest'
import { patternPhrase } from './pattern-text.ts'

it.each([
  ['^\\d*$', 'digits only'],
  ['^[0-9]+$', 'digits only'],
  ['^\\d{4}$', '4 digits'],
  ['^\\d{7,14}$', '7 to 14 digits'],
  ['^\\d{7,}$', '7 or more digits'],
  ['^[A-Z]{3}$', '3 capital letters'],
  ['^[A-Za-z0-9]+$', 'letters and digits only'],
  ['^[a-z-]+$', "lower-case letters and '-' only"],
  ['^[A-Za-z0-9._~\\-]*$', "letters, digits, '.', '_', '~' and '-' only"],
  ['^\\w+$', "letters, digits and '_' only"],
  ['^utk_[a-z0-9]{32}$', "'utk_', then 32 lower-case letters or digits"],
  ['^\\d+\\.\\d{2}$', "1 or more digits, then '.', then 2 digits"],
  ['^\\+?\\d{8}$', "an optional '+', then 8 digits"],
])('%s is said in words', (pattern, words) => {
  expect(patternPhrase({ pattern, 'x-messages': { pattern: 'That is wrong.' } })).toBe(words)
})

it.each([
  '^(a|b)$',
  '#PASSWORD#',
  '^[^a]+$',
  '^.+$',
  '^[a-f]+$',
  '^[+-.]+$',
  '^a+?$',
  '^\\p{L}+$',
  '^[\\s]+$',
  '^\\bx$',
  '^a$|^b$',
  '^\\$',
])('%s is left as it is, unless the file has words for it', (pattern) => {
  expect(patternPhrase({ pattern })).toBe(`matches ${pattern}`)
  expect(patternPhrase({ pattern, 'x-messages': { pattern: 'Has no hash.' } })).toBe('Has no hash')
  expect(patternPhrase({ pattern, description: `Looks like \`${pattern}\`.` })).toBeNull()
})

it('is nothing where there is no pattern', () => {
  expect(patternPhrase({ description: 'Anything.' })).toBeNull()
})
