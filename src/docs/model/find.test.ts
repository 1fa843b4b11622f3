import { describe, expect, it } from 'vitest'
import type { FindEntry } from './find.ts'
import { find, findable } from './find.ts'

const entry = (kind: FindEntry['kind'], text: string, place: string): FindEntry => ({
  kind,
  text,
  place,
  anchor: `${place}/${text}`,
})

const entries = findable([
  entry('field', 'userToken', 'Charge a subscriber'),
  entry('operation', 'Charge a subscriber', 'charges'),
  entry('path', '/v1/charges', 'Charge a subscriber'),
  entry('path', '/v1/charges/{correlationId}', 'Read a charge'),
  entry('field', 'discharge', 'Battery'),
  entry('code', 'GENERAL_DECLINE', 'Result codes'),
  entry('field', 'token', 'Identify'),
])
const texts = (typed: string) => find(entries, typed).map(({ text }) => text)

describe('finding on the page', () => {
  it('finds nothing for an empty query', () => {
    expect(texts('  ')).toEqual([])
  })

  it('ranks whole words first, then prefixes, then other matches', () => {
    expect(texts('token')).toEqual(['token', 'userToken'])
    expect(texts('charge')).toEqual(['Charge a subscriber', '/v1/charges', '/v1/charges/{correlationId}', 'discharge'])
  })

  it('finds codes in any case and by a word inside', () => {
    expect(texts('decline')).toEqual(['GENERAL_DECLINE'])
  })

  it('narrows by the location as more words are typed', () => {
    expect(texts('usertoken charge')).toEqual(['userToken'])
    expect(texts('usertoken battery')).toEqual([])
  })

  it('skips entries that match only by their location', () => {
    expect(texts('identify')).toEqual([])
  })

  it('lists them last when asked to', () => {
    const byPlace = (typed: string) => find(entries, typed, { byPlace: true }).map(({ text }) => text)
    expect(byPlace('identify')).toEqual(['token'])
    expect(byPlace('charges')).toEqual(['/v1/charges', '/v1/charges/{correlationId}', 'Charge a subscriber'])
    expect(byPlace('identify nowhere')).toEqual([])
  })

  it('finds the words of prose and tables by their beginning, after everything else', () => {
    const refill = { ...entry('heading', 'Prepaid', 'Introduction'), words: 'A balance is refilled with a userToken.' }
    const withProse = [...entries, ...findable([refill])]
    expect(find(withProse, 'balance').map(({ text }) => text)).toEqual(['Prepaid'])
    expect(find(withProse, 'prepaid refilled').map(({ text }) => text)).toEqual(['Prepaid'])
    expect(find(withProse, 'usertoken').map(({ text }) => text)).toEqual(['userToken', 'Prepaid'])
    expect(find(withProse, 'lance')).toEqual([])
  })

  it('finds prose about a word that the place has too, the shorter one first', () => {
    const long = { ...entry('field', 'reason', 'Refund'), words: 'Why a refund is asked for, in one sentence.' }
    const short = { ...entry('field', 'amount', 'Refund'), words: 'How much the refund is.' }
    const silent = entry('field', 'currency', 'Refund')
    expect(find(findable([long, short, silent]), 'refund').map(({ text }) => text)).toEqual(['amount', 'reason'])
  })

  it('respects the limit', () => {
    expect(find(entries, 'charge', { limit: 2 })).toHaveLength(2)
  })
})
