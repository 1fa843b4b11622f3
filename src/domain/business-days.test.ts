import { expect, it } from 'vitest'
import { businessDaysBetween } from './business-days.ts'

// 2 March 2026 is a Monday.
const days = (start: string, end: string) => businessDaysBetween(new Date(start), new Date(end))

it.each([
  ['the same day', '2026-03-02T00:00:00Z', '2026-03-02T23:59:59Z', 0],
  ['one second later, past midnight', '2026-03-02T23:59:59Z', '2026-03-03T00:00:00Z', 1],
  ['Monday to Friday', '2026-03-02T09:00:00Z', '2026-03-06T09:00:00Z', 4],
  ['Monday to the next Monday', '2026-03-02T09:00:00Z', '2026-03-09T09:00:00Z', 5],
  ['Friday to Sunday', '2026-03-06T09:00:00Z', '2026-03-08T23:00:00Z', 0],
  ['Friday to Monday', '2026-03-06T23:00:00Z', '2026-03-09T01:00:00Z', 1],
  ['Saturday to Sunday', '2026-03-07T09:00:00Z', '2026-03-08T09:00:00Z', 0],
  ['Saturday to Monday', '2026-03-07T09:00:00Z', '2026-03-09T09:00:00Z', 1],
  ['two weeks', '2026-03-04T09:00:00Z', '2026-03-18T09:00:00Z', 10],
  ['a year with its leap day', '2027-12-31T09:00:00Z', '2028-12-31T09:00:00Z', 260],
])('counts %s', (_case, start, end, expected) => {
  expect(days(start, end)).toBe(expected)
})

it('counts the days of UTC', () => {
  expect(days('2026-03-06T23:30:00-02:00', '2026-03-09T01:00:00+02:00')).toBe(0)
})

it('is never negative', () => {
  expect(days('2026-03-09T09:00:00Z', '2026-03-02T09:00:00Z')).toBe(0)
})
