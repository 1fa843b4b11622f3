import { describe, expect, test } from 'vitest'
import { best, grouped, type Place } from './places.ts'

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
