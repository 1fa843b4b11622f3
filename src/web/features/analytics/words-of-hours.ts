import type { TechAnalyticsHour } from '#generated/portal/model/techAnalyticsHour.ts'

/** In which time these hours are told: the reader's own, as far from UTC as it is in each of them. */
export function wordsOfHours(hours: Pick<TechAnalyticsHour, 'startsAt'>[]): string {
  const zone = new Intl.DateTimeFormat('en', { timeZoneName: 'shortOffset' })
  const offsets = hours.map(({ startsAt }) => offsetAt(new Date(startsAt), zone))
  const [first, last] = [offsets[0], offsets.at(-1)]
  const told = first === last ? first : `${first} until the clocks changed, ${last} since`
  return `Hours are in your own time (${told}).`
}

/** 'UTC+8', of what Intl calls 'GMT+8'; 'UTC', of what it calls 'GMT' or 'GMT+0'. */
function offsetAt(moment: Date, zone: Intl.DateTimeFormat): string {
  const part = zone.formatToParts(moment).find(({ type }) => type === 'timeZoneName')
  return part?.value.replace('GMT', 'UTC').replace(/[+-]0$/, '') ?? ''
}
