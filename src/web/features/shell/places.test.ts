import { describe, expect, test } from 'vitest'
import { best, first, grouped, hitsFor, keywordOf, type Place } from './places.ts'

const place = (label: string, note = 'Menu'): Place => ({ label, note, to: `/${label}` })
const labels = (places: Place[]) => places.map(({ label }) => label)

describe('best', () => {
  const places = ['Rate Cards', 'Projects', 'Documentation', 'Live projects'].map((label) => place(label))

  test('with nothing typed, all of them as they come', () => {
    expect(best(places, ' ')).toEqual(places)
  })

  test('what begins so stands before what holds it', () => {
    expect(labels(best(places, 'proj'))).toEqual(['Projects', 'Live projects'])
  })

  test('every word has to be there; one of them may be in the note', () => {
    expect(labels(best([place('Charge', 'POST /charges'), place('Charges', 'GET /all')], 'charge post'))).toEqual([
      'Charge',
    ])
    expect(best(places, 'rate nowhere')).toEqual([])
  })

  test('what only the note holds comes after every title that holds it', () => {
    const found = best(
      [place('Refund', 'POST /charges/refund'), place('Charge', 'POST /charges'), place('Discharge')],
      'charge',
    )
    expect(labels(found)).toEqual(['Charge', 'Discharge', 'Refund'])
    expect(labels(best(places, 'menu'))).toHaveLength(places.length)
  })
})

test.each(['/v1/charges/refund', 'refund post', 'carrier', 'POST'])('an operation is found by %s', (typed) => {
  const refund = place('Give the money back', 'POST /v1/charges/refund · Direct Carrier Billing')
  expect(labels(best([refund, place('Read a message', 'GET /v1/messages/{id} · SMS')], typed))).toEqual([refund.label])
})

test('the first of many are told apart from all of them', () => {
  const places = ['a', 'b'].map((label) => place(label))
  expect(first(places, 1)).toEqual({ places: [places[0]], isCut: true })
  expect(first(places, 2)).toEqual({ places, isCut: false })
})

test('groups come in one order, and only with something in them', () => {
  const groups = grouped({ articles: first([place('a')]), projects: first([]), screens: first([place('b')]) })
  expect(groups.map(({ kind }) => kind)).toEqual(['screens', 'articles'])
})

test('the server is asked for what its contract takes, and for more than a letter', () => {
  for (const typed of ['', 'r', '<b', '</script', 'a'.repeat(257)]) expect(keywordOf(typed)).toBe('')
  for (const typed of ['re', 'a < b', 'a'.repeat(256)]) expect(keywordOf(typed)).toBe(typed)
})

describe('hits of the server', () => {
  const hits = [place('Two ways to retry'), place('Refunds, and reading a charge back')]

  test('are shown as they came, whatever of them holds the words', () => {
    expect(hitsFor('refund', hits, { areFormer: false })).toEqual(hits)
  })

  test('of former words do not stand where others are typed', () => {
    expect(labels(hitsFor('refund', hits, { areFormer: true }))).toEqual(['Refunds, and reading a charge back'])
    expect(hitsFor('rate c', hits, { areFormer: true })).toEqual([])
  })
})
