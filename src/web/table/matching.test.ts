import { expect, it } from 'vitest'
import { countLabel, matching } from './matching.ts'

const rows = [
  { project: 'Lumen Music', partner: 'Atoll Media' },
  { project: 'Wave Music', partner: 'Lumen' },
  { project: 'Kite Games', partner: 'Coral Radio' },
]
const found = (typed: string) =>
  matching(rows, typed, ({ project, partner }) => [project, partner]).map((row) => row.project)

it('returns the same array for an empty query', () => {
  expect(matching(rows, ' ', ({ project }) => [project])).toBe(rows)
})

it('searches every word in every column, in any case', () => {
  expect(found('lumen')).toEqual(['Lumen Music', 'Wave Music'])
  expect(found('MUSIC lumen atoll')).toEqual(['Lumen Music'])
  expect(found('radio kite')).toEqual(['Kite Games'])
  expect(found('unknown')).toEqual([])
})

it('treats punctuation literally', () => {
  expect(found('.*')).toEqual([])
})

it('counts shown rows, and mentions more on the server', () => {
  expect(countLabel(1000, 1000, 1000)).toBe('1 000 in all')
  expect(countLabel(12, 1000, 1000)).toBe('12 of 1 000')
  expect(countLabel(12, 1000, 1204)).toBe('12 of the first 1 000')
  expect(countLabel(1000, 1000, 1204)).toBe('the first 1 000 of 1 204')
  expect(countLabel(1000, 1000, 2001)).toBe('the first 1 000 of more than 2 000')
})
