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
  ['#PASSWORD#', 'contains #PASSWORD#'],
])('describes %s', (pattern, words) => {
  expect(patternPhrase({ pattern })).toBe(words)
})

it.each([
  '^(a|b)$',
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
])('leaves %s as it is unless the description has it', (pattern) => {
  expect(patternPhrase({ pattern })).toBe(`matches ${pattern}`)
  expect(patternPhrase({ pattern, description: `Looks like \`${pattern}\`.` })).toBeUndefined()
})

it('does not take an error message for the rule', () => {
  const schema = { pattern: '^(a|b)$', 'x-messages': { pattern: 'Has no a.' } }
  expect(patternPhrase(schema)).toBe('matches ^(a|b)$')
})

it('is empty without a pattern', () => {
  expect(patternPhrase({ description: 'Anything.' })).toBeUndefined()
})
