import { describe, expect, test } from 'vitest'
import { best, first, grouped, hitsFor, keywordOf, type Place } from './places.ts'

const place = (label: string, note = 'Menu'): Place => ({ label, note, to: `/${label}` })
const labels = (places: Place[]) => places.map(({ label }) => label)

describe('best', () => {
  const places = ['Rate Cards', 'Projects', 'Documentation', 'Live projects'].map((label) => place(label))

  test('returns all entries in order for an empty query', () => {
    expect(best(places, ' ')).toEqual(places)
  })

  test('ranks prefixes before other matches', () => {
    expect(labels(best(places, 'proj'))).toEqual(['Projects', 'Live projects'])
  })

  test('requires every word, one of them possibly in the note', () => {
    expect(labels(best([place('Charge', 'POST /charges'), place('Charges', 'GET /all')], 'charge post'))).toEqual([
      'Charge',
    ])
    expect(best(places, 'rate nowhere')).toEqual([])
  })

  test('ranks matches in notes after matches in titles', () => {
    const found = best(
      [place('Refund', 'POST /charges/refund'), place('Charge', 'POST /charges'), place('Discharge')],
      'charge',
    )
    expect(labels(found)).toEqual(['Charge', 'Discharge', 'Refund'])
    expect(labels(best(places, 'menu'))).toHaveLength(places.length)
  })
})

test.each(['/v1/charges/refund', 'refund post', 'carrier', 'POST'])('finds an operation by %s', (typed) => {
  const refund = place('Give the money back', 'POST /v1/charges/refund · Direct Carrier Billing')
  expect(labels(best([refund, place('Read a message', 'GET /v1/messages/{id} · SMS')], typed))).toEqual([refund.label])
})

test('reports whether results were truncated', () => {
  const places = ['a', 'b'].map((label) => place(label))
  expect(first(places, 1)).toEqual({ places: [places[0]], isCut: true })
  expect(first(places, 2)).toEqual({ places, isCut: false })
})

test('returns non-empty groups in a fixed order', () => {
  const groups = grouped({ articles: first([place('a')]), projects: first([]), screens: first([place('b')]) })
  expect(groups.map(({ kind }) => kind)).toEqual(['screens', 'articles'])
})

test('queries the server only for valid text longer than one letter', () => {
  for (const typed of ['', 'r', '<b', '</script', 'a'.repeat(257)]) expect(keywordOf(typed)).toBe('')
  for (const typed of ['re', 'a < b', 'a'.repeat(256)]) expect(keywordOf(typed)).toBe(typed)
})

describe('hits of the server', () => {
  const hits = [place('Two ways to retry'), place('Refunds, and reading a charge back')]

  test('keeps server results in their order', () => {
    expect(hitsFor('refund', hits, { areFormer: false })).toEqual(hits)
  })

  test('hides server results of an earlier query', () => {
    expect(labels(hitsFor('refund', hits, { areFormer: true }))).toEqual(['Refunds, and reading a charge back'])
    expect(hitsFor('rate c', hits, { areFormer: true })).toEqual([])
  })
})
