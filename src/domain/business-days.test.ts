import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { businessDaysBetween, type Calendar, dayAfterBusinessDays, dayIn } from './business-days.ts'
import { dayMs } from './dates.ts'

const utc: Calendar = { timeZone: 'UTC', holidays: [] }
const inZone = (timeZone: string, ...days: string[]): Calendar => ({
  timeZone,
  holidays: days.map((date) => ({ date, name: 'Holiday' })),
})
const days = (start: string, end: string, calendar = utc) =>
  businessDaysBetween(new Date(start), new Date(end), calendar)

// 2 March 2026 is a Monday.
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

it('is never negative', () => {
  expect(days('2026-03-09T09:00:00Z', '2026-03-02T09:00:00Z')).toBe(0)
  expect(days('2026-03-09T09:00:00Z', '2026-03-02T09:00:00Z', inZone('UTC', '2026-03-05'))).toBe(0)
})

describe('holidays', () => {
  it.each([
    ['on a weekday does not count', ['2026-03-04'], 4],
    ['on a weekend changes nothing', ['2026-03-07'], 5],
    ['on the day of the start changes nothing', ['2026-03-02'], 5],
    ['on the last day does not count', ['2026-03-09'], 4],
    ['of the whole week leave no day', ['2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06', '2026-03-09'], 0],
  ])('a holiday %s', (_case, holidays, expected) => {
    expect(days('2026-03-02T09:00:00Z', '2026-03-09T09:00:00Z', inZone('UTC', ...holidays))).toBe(expected)
  })
})

describe('time zones', () => {
  it('counts the days of the zone', () => {
    // Friday 17:00 and Monday 01:00 in UTC are Saturday and Monday in Singapore.
    expect(days('2026-03-06T17:00:00Z', '2026-03-09T01:00:00Z', inZone('Asia/Singapore'))).toBe(1)
    // Sunday 17:00 in UTC is Monday in Singapore, and still Sunday in New York.
    expect(days('2026-03-06T09:00:00Z', '2026-03-08T17:00:00Z', inZone('Asia/Singapore'))).toBe(1)
    expect(days('2026-03-06T09:00:00Z', '2026-03-08T17:00:00Z', inZone('America/New_York'))).toBe(0)
  })

  it('counts the day on which clocks change once', () => {
    // Cairo moves clocks on Fridays at midnight, forward on 24 April 2026 and back on 30 October.
    const cairo = inZone('Africa/Cairo')
    expect(days('2026-04-23T20:00:00Z', '2026-04-24T20:00:00Z', cairo)).toBe(1)
    expect(days('2026-10-28T20:00:00Z', '2026-10-30T20:30:00Z', cairo)).toBe(2)
  })

  it('names the day of a moment', () => {
    expect(dayIn('Asia/Singapore', new Date('2026-12-31T16:00:00Z'))).toBe('2027-01-01')
    expect(dayIn('UTC', new Date('0999-01-01T00:00:00Z'))).toBe('0999-01-01')
  })
})

describe('the day after business days', () => {
  it.each([
    ['the day itself after none', '2026-03-07T09:00:00Z', 0, [], '2026-03-07'],
    ['the next Monday after five', '2026-03-02T09:00:00Z', 5, [], '2026-03-09'],
    ['a Monday after one from Friday', '2026-03-06T09:00:00Z', 1, [], '2026-03-09'],
    ['a day later for each holiday', '2026-03-02T09:00:00Z', 5, ['2026-03-03', '2026-03-09'], '2026-03-11'],
  ])('is %s', (_case, start, count, holidays, expected) => {
    expect(dayAfterBusinessDays(new Date(start), count, inZone('UTC', ...holidays))).toBe(expected)
  })
})

describe('for any moments, zone and holidays', () => {
  const moment = fc.date({
    noInvalidDate: true,
    min: new Date('2025-12-01T00:00:00Z'),
    max: new Date('2027-02-01T00:00:00Z'),
  })
  const holiday = moment.map((date) => ({ date: date.toISOString().slice(0, 10), name: 'Holiday' }))
  const zones = [
    'UTC',
    'Asia/Singapore',
    'America/New_York',
    'Australia/Lord_Howe',
    'Africa/Cairo',
    'Pacific/Kiritimati',
  ]
  const calendar = fc.record({
    timeZone: fc.constantFrom(...zones),
    holidays: fc.uniqueArray(holiday, { maxLength: 30, selector: ({ date }) => date }),
  })

  /** Hour by hour, each new day looked up: slow, and without arithmetic on days. */
  function countedByHours(start: Date, end: Date, { timeZone, holidays }: Calendar): number {
    const seen = new Set([dayIn(timeZone, start)])
    const name = new Intl.DateTimeFormat('en', { timeZone, weekday: 'short' })
    let count = 0
    for (let at = start.getTime(); at <= end.getTime() + 3_600_000; at += 3_600_000) {
      const hour = new Date(Math.min(at, end.getTime()))
      const day = dayIn(timeZone, hour)
      if (seen.has(day)) continue
      seen.add(day)
      if (!/Sat|Sun/.test(name.format(hour)) && !holidays.some(({ date }) => date === day)) count += 1
    }
    return count
  }

  it('agrees with a count of every hour', () => {
    const hours = fc.integer({ min: 0, max: 24 * 21 })
    fc.assert(
      fc.property(moment, hours, calendar, (start, length, given) => {
        const end = new Date(start.getTime() + length * 3_600_000)
        expect(businessDaysBetween(start, end, given)).toBe(countedByHours(start, end, given))
      }),
      { numRuns: 60 },
    )
  })

  it('adds up over a moment between', () => {
    fc.assert(
      fc.property(moment, moment, moment, calendar, (a, b, c, given) => {
        const [first, middle, last] = [a, b, c].sort((one, other) => one.getTime() - other.getTime()) as [
          Date,
          Date,
          Date,
        ]
        const parts = businessDaysBetween(first, middle, given) + businessDaysBetween(middle, last, given)
        expect(businessDaysBetween(first, last, given)).toBe(parts)
      }),
    )
  })

  it('finds the first day with that many business days', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: 40 }), calendar, (start, count, given) => {
        const day = dayAfterBusinessDays(start, count, { ...given, timeZone: 'UTC' })
        const upTo = (moment: Date) => businessDaysBetween(start, moment, { ...given, timeZone: 'UTC' })
        expect(upTo(new Date(`${day}T12:00:00Z`))).toBe(count)
        expect(upTo(new Date(Date.parse(`${day}T12:00:00Z`) - dayMs))).toBe(count - 1)
      }),
    )
  })
})
