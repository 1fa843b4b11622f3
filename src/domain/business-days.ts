const dayMs = 24 * 60 * 60 * 1000
/** 1 January 1970 was a Thursday, three days after a Monday. */
const firstWeekday = 3

/** Business days that have begun since the day of `start`: Monday to Friday in UTC, holidays included. */
export function businessDaysBetween(start: Date, end: Date): number {
  return Math.max(0, businessDaysUntil(end) - businessDaysUntil(start))
}

/** Business days of whole weeks, then of the week of this day, the day included. */
function businessDaysUntil(moment: Date): number {
  const day = Math.floor(moment.getTime() / dayMs) + firstWeekday
  return Math.floor(day / 7) * 5 + Math.min((day % 7) + 1, 5)
}
