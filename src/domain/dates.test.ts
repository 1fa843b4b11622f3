import { describe, expect, test } from 'vitest'
import {
  daysFrom,
  formatDate,
  formatDateTime,
  formatDay,
  formatDayShort,
  formatMoment,
  keyExpiry,
  techCheckLabel,
} from './dates.ts'

const now = new Date('2026-03-02T12:00:00.000Z')

describe('dates', () => {
  test('formats as d MMM y', () => {
    expect(formatDate(new Date(2026, 2, 2, 12))).toBe('2 Mar 2026')
    expect(formatDate(new Date(2026, 8, 30, 12))).toBe('30 Sep 2026')
  })

  test('formats a day the same in every time zone', () => {
    expect([formatDay('2026-03-02'), formatDayShort('2026-12-31')]).toEqual(['2 Mar 2026', '31 Dec'])
  })

  test.each([null, undefined, '', 'yesterday'])('formats %j as an empty string', (value) => {
    expect(formatDate(value)).toBe('')
  })

  test('formats a tech check as Done d-MMM or Not done', () => {
    expect(techCheckLabel(new Date(2026, 2, 9, 12))).toBe('Done 9-Mar')
    expect(techCheckLabel(null)).toBe('Not done')
  })
})

describe("a key's expiry", () => {
  test.each([
    [365, 'valid', 'expires in 365 days'],
    [31, 'valid', 'expires in 31 days'],
    [30.9, 'expiring', 'expires in 30 days'],
    [1, 'expiring', 'expires in 1 day'],
    [0.5, 'expiring', 'expires today'],
    [0, 'expired', 'expired today'],
    [-1, 'expired', 'expired 1 day ago'],
    [-40, 'expired', 'expired 40 days ago'],
  ])('%d days from now is %s: %s', (days, state, label) => {
    expect(keyExpiry(daysFrom(now, days), now)).toMatchObject({ state, label })
  })
})

test('formats a moment with a two-digit hour, and a missing one as empty', () => {
  expect(formatDateTime(new Date(2026, 2, 2, 9, 5))).toBe('2 Mar 2026, 09:05')
  expect(formatDateTime(null)).toBe('')
})

test('includes the seconds of a log entry', () => {
  expect(formatMoment(new Date(2026, 2, 2, 9, 5, 7))).toBe('2 Mar 2026, 09:05:07')
  expect(formatMoment(null)).toBe('')
})
