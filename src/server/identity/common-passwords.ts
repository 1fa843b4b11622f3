import { dictionary } from '@zxcvbn-ts/language-common'
import type { Fail } from '#domain/problems.ts'

/** Shown beside the field. The contract's examples and the tests repeat it. */
const message = 'This password is too common. Please choose one that is harder to guess.'

// Most used first, in lower case. The policy makes people append a digit and a symbol, so what is left without them is
// compared as well: with the most used entries only, since the rest of the list is ordinary words.
const common = dictionary['passwords-common']
const whole = new Set(common)
const stems = new Set(common.slice(0, 10_000))

/** What people type for a letter or a digit: 'P@ssw0rd' is 'password', '1qaz@WSX' is '1qaz2wsx'. */
const substitutions = [
  {},
  {
    '@': 'a',
    '4': 'a',
    '8': 'b',
    '3': 'e',
    '6': 'g',
    '9': 'g',
    '1': 'i',
    '!': 'i',
    '0': 'o',
    '5': 's',
    $: 's',
    '7': 't',
  },
  {
    '@': 'a',
    '4': 'a',
    '3': 'e',
    '1': 'l',
    '!': 'l',
    '|': 'l',
    '0': 'o',
    '5': 's',
    $: 's',
    '7': 't',
    '+': 't',
    '2': 'z',
  },
  { '!': '1', '@': '2', '#': '3', $: '4', '%': '5', '^': '6', '&': '7', '*': '8', '(': '9', ')': '0' },
].map((pairs) => new Map<string, string>(Object.entries(pairs)))

export function isCommonPassword(password: string): boolean {
  const typed = password.normalize('NFKC').toLowerCase()
  return readings(typed).some((reading) => whole.has(reading)) || stemsOf(typed).some((stem) => stems.has(stem))
}

function readings(text: string): string[] {
  return substitutions.map((pairs) => [...text].map((character) => pairs.get(character) ?? character).join(''))
}

/** The password without leading and trailing digits and symbols. A trailing one may stand for a letter: 'Welcom3!'. */
function stemsOf(typed: string): string[] {
  const [, start = '', tail = ''] = /^[^a-z]*(.*?[a-z])([^a-z]*)$/s.exec(typed) ?? []
  const ends = Array.from({ length: tail.length + 1 }, (_, at) => start + tail.slice(0, at))
  return ends.flatMap(readings)
}

export function refuseCommonPassword(password: string, fail: Fail<'invalid-request'>): void {
  if (isCommonPassword(password))
    fail('invalid-request', { problems: [{ field: '/password', rule: 'common', message }] })
}
