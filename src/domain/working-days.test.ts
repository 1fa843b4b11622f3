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

it("promises five business days over a country's holidays", () => {
  // A Friday evening in Singapore, before Deepavali on Sunday 8 November.
  const friday = new Date('2026-11-06T10:00:00Z')
  expect(dayAfterBusinessDays(friday, 5, calendarOfCountry('Singapore'))).toBe('2026-11-16')
  expect(dayAfterBusinessDays(friday, 5, calendarOfCountry('Thailand'))).toBe('2026-11-13')
})
