import { expect, it } from 'vitest'
import { verdict } from './verdict.ts'

it('lists every missed limit, or reports that none was missed', () => {
  expect(verdict('at most 1.5 times', ['PGlite 1.62 times', 'PostgreSQL 2.00 times'])).toBe(
    'MISSED, at most 1.5 times: PGlite 1.62 times; PostgreSQL 2.00 times',
  )
  expect(verdict('at most 1.5 times', [])).toBe('Reached: at most 1.5 times')
})
