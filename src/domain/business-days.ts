import type { OperationIO } from '#generated/operations.ts'
import { dayMs } from './dates.ts'
import { dayOf, startOfDay } from './time.ts'

export type WorkingDays = OperationIO['getConfigs']['data']['workingDays'][number]

/** The working days of a place: Monday to Friday in its time zone, without its holidays. */
export type Calendar = Pick<WorkingDays, 'timeZone' | 'holidays'>

/** 1 January 1970 was a Thursday, three days after a Monday. */
const firstWeekday = 3

const formats = new Map<string, Intl.DateTimeFormat>()

/** '2026-03-02', the calendar day of a moment in a time zone. */
export function dayIn(timeZone: string, moment: Date): string {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    })
    formats.set(timeZone, format)
  }
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]))
  return `${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`
}

/** Business days after the day of `start`, up to and including the day of `end`. */
export function businessDaysBetween(start: Date, end: Date, { timeZone, holidays }: Calendar): number {
  const [first, last] = [dayIn(timeZone, start), dayIn(timeZone, end)]
  const free = holidays.filter(({ date }) => first < date && date <= last && isWeekday(numberOf(date)))
  return Math.max(0, weekdaysUntil(numberOf(last)) - weekdaysUntil(numberOf(first)) - free.length)
}

/** The day on which this number of business days after the day of `start` is complete: '2026-03-09'. */
export function dayAfterBusinessDays(start: Date, businessDays: number, { timeZone, holidays }: Calendar): string {
  const free = new Set(holidays.map(({ date }) => date))
  let day = numberOf(dayIn(timeZone, start))
  for (let left = businessDays; left > 0; ) {
    day += 1
    if (isWeekday(day) && !free.has(nameOf(day))) left -= 1
  }
  return nameOf(day)
}

/** Days since 1 January 1970. Calendar days have no time zone, so UTC counts them without clock changes. */
const numberOf = (day: string): number => startOfDay(day).getTime() / dayMs
const nameOf = (number: number): string => dayOf(new Date(number * dayMs))

const isWeekday = (number: number): boolean => (((number + firstWeekday) % 7) + 7) % 7 < 5

/** Weekdays from Monday, 29 December 1969, up to and including this day. */
function weekdaysUntil(number: number): number {
  const day = number + firstWeekday
  return Math.floor(day / 7) * 5 + Math.min((day % 7) + 1, 5)
}
