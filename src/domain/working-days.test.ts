import { expect, it } from 'vitest'
import { dayAfterBusinessDays } from './business-days.ts'
import { calendarOfCountry, workingDays } from './working-days.ts'

const weekday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay()

it.each(workingDays)(
  'has the holidays of $country for 2026 and 2027 in order, each a day with a name',
  ({ holidays }) => {
    const dates = holidays.map(({ date }) => date)
    expect(dates).toEqual([...new Set(dates)].sort())
    for (const { date, name } of holidays) {
      expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(date)
      expect(name).toMatch(/^[A-Z]/)
    }
    for (const year of ['2026', '2027']) {
      expect(dates.filter((date) => date.startsWith(year)).length).toBeGreaterThanOrEqual(10)
      expect(dates).toContain(`${year}-01-01`)
    }
  },
)

it.each(workingDays)('has a time zone of $country that the runtime knows', ({ timeZone }) => {
  expect(new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone).toBe(timeZone)
})

it('has substitute days on weekdays only', () => {
  const substitutes = workingDays.flatMap(({ holidays }) => holidays.filter(({ name }) => name.includes('substitute')))
  expect(substitutes.length).toBeGreaterThan(0)
  expect(substitutes.filter(({ date }) => [0, 6].includes(weekday(date)))).toEqual([])
})

it('has a substitute for every holiday on a Sunday in Singapore and Thailand', () => {
  for (const country of ['Singapore', 'Thailand']) {
    const { holidays } = calendarOfCountry(country)
    for (const { date, name } of holidays.filter((each) => weekday(each.date) === 0)) {
      expect(
        holidays.filter((each) => each.date > date && each.name.includes('substitute')).map((each) => each.name),
        date,
      ).toContain(`${name.split(' and ')[0]} (substitute)`)
    }
  }
})

it.each([
  [
    'Singapore',
    '01-01 02-17 02-18 03-21 04-03 05-01 05-27 05-31 06-01 08-09 08-10 11-08 11-09 12-25',
    'the ministry announced in June 2025',
  ],
  [
    'Philippines',
    '01-01 02-17 03-20 04-02 04-03 04-04 04-09 05-01 05-27 06-12 08-21 08-31 11-01 11-02 11-30 12-08 12-24 12-25 12-30 12-31',
    'Proclamations 1006 and 1264 name',
  ],
])('has for %s in 2026 the days %s, which %s', (country, days) => {
  const { holidays } = calendarOfCountry(country)
  const of2026 = holidays.flatMap(({ date }) => (date.startsWith('2026-') ? [date.slice(5)] : []))
  expect(of2026).toEqual(days.split(' '))
})

it('has the special bank holiday after New Year 2026 in Thailand', () => {
  const newYear = new Date('2025-12-30T10:00:00Z')
  expect(calendarOfCountry('Thailand').holidays.map(({ date }) => date)).toContain('2026-01-02')
  expect(dayAfterBusinessDays(newYear, 2, calendarOfCountry('Thailand'))).toBe('2026-01-05')
})

it("promises five business days over a country's holidays", () => {
  // A Friday evening in Singapore, before Deepavali on Sunday 8 November.
  const friday = new Date('2026-11-06T10:00:00Z')
  expect(dayAfterBusinessDays(friday, 5, calendarOfCountry('Singapore'))).toBe('2026-11-16')
  expect(dayAfterBusinessDays(friday, 5, calendarOfCountry('Thailand'))).toBe('2026-11-13')
})
