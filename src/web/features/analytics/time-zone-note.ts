import { utcOffset } from '#domain/dates.ts'
import type { TechAnalyticsHour } from '#generated/portal/model/techAnalyticsHour.ts'

/** Names the time zone of the hours: the reader's own, with its UTC offset at each of them. */
export function timeZoneNote(hours: Pick<TechAnalyticsHour, 'startsAt'>[]): string {
  const offsets = hours.map(({ startsAt }) => utcOffset(startsAt))
  const [first, last] = [offsets[0], offsets.at(-1)]
  const offset = first === last ? first : `${first} until the clocks changed, ${last} since`
  return `Hours are in your own time (${offset}).`
}
