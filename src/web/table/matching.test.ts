import { expect, it } from 'vitest'
import { countWords, matching } from './matching.ts'

const rows = [
  { project: 'Lumen Music', partner: 'Atoll Media' },
  { project: 'Wave Music', partner: 'Lumen' },
  { project: 'Kite Games', partner: 'Coral Radio' },
]
const found = (typed: string) =>
  matching(rows, typed, ({ project, partner }) => [project, partner]).map((row) => row.project)

it('keeps the very rows while nothing is typed', () => {
  expect(matching(rows, ' ', ({ project }) => [project])).toBe(rows)
})

it('looks for every word in every place, whatever the case', () => {
  expect(found('lumen')).toEqual(['Lumen Music', 'Wave Music'])
  expect(found('MUSIC lumen atoll')).toEqual(['Lumen Music'])
  expect(found('radio kite')).toEqual(['Kite Games'])
  expect(found('unknown')).toEqual([])
})

it('takes signs for what they are', () => {
  expect(found('.*')).toEqual([])
})

it('counts what is shown, and says when the server has more', () => {
  expect(countWords(1000, 1000, 1000)).toBe('1 000 in all')
  expect(countWords(12, 1000, 1000)).toBe('12 of 1 000')
  expect(countWords(12, 1000, 1204)).toBe('12 of the first 1 000')
  expect(countWords(1000, 1000, 1204)).toBe('the first 1 000 of 1 204')
  expect(countWords(1000, 1000, 2001)).toBe('the first 1 000 of more than 2 000')
})
