import { expect, it } from 'vitest'
import { isRounded, numberIn, roundsNumbers } from './exact-numbers.ts'

it.each([
  ['7', 7],
  ['-1.50', -1.5],
  ['.5', 0.5],
  ['1.', 1],
  ['100', 100],
  ['1e21', 1e21],
  ['9007199254740991', 9007199254740991],
  ['9007199254740993', '9007199254740993'],
  ['-9223372036854775807', '-9223372036854775807'],
  ['0.12345678901234567890', '0.12345678901234567890'],
  ['1e400', '1e400'],
  ['-', '-'],
  ['seven', 'seven'],
])('reads %s as %j', (text, number) => expect(numberIn(text)).toBe(number))

it('tells rounded numbers from other texts', () => {
  expect(['9007199254740993', '9007199254740992', 'x'].map(isRounded)).toEqual([true, false, false])
})

it.each([
  ['{"id":9007199254740993,"note":"a"}', true],
  ['[1, -0.12345678901234567890]', true],
  ['{"id":"9007199254740993","\\"":1.0,"big":1e+21,"zero":-0.0}', false],
])('tells whether parsing %s rounds', (json, rounds) => expect(roundsNumbers(json)).toBe(rounds))
