import { describe, expect, test } from 'vitest'
import { best, grouped, hitsFor, keywordOf, type Place } from './places.ts'

const place = (label: string, note = 'Menu'): Place => ({ label, note, to: `/${label}` })
const labels = (places: Place[]) => places.map(({ label }) => label)

describe('best', () => {
  const places = ['Rate Cards', 'Projects', 'Documentation', 'Live projects'].map((label) => place(label))

  test('with nothing typed, the first ones', () => {
    expect(labels(best(places, ' ', 2))).toEqual(['Rate Cards', 'Projects'])
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
})

test('groups come in one order, and only with something in them', () => {
  const groups = grouped({ articles: [place('a')], projects: [], screens: [place('b')] })
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
