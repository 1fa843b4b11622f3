import type { TechAnalyticsHour } from '#generated/portal/model/techAnalyticsHour.ts'

/** Names the time zone of the hours: the reader's own, with its UTC offset at each of them. */
export function timeZoneNote(hours: Pick<TechAnalyticsHour, 'startsAt'>[]): string {
  const zone = new Intl.DateTimeFormat('en', { timeZoneName: 'shortOffset' })
  const offsets = hours.map(({ startsAt }) => offsetAt(new Date(startsAt), zone))
  const [first, last] = [offsets[0], offsets.at(-1)]
  const offset = first === last ? first : `${first} until the clocks changed, ${last} since`
  return `Hours are in your own time (${offset}).`
}

/** 'UTC+8' instead of Intl's 'GMT+8'; 'UTC' instead of 'GMT' or 'GMT+0'. */
function offsetAt(moment: Date, zone: Intl.DateTimeFormat): string {
  const part = zone.formatToParts(moment).find(({ type }) => type === 'timeZoneName')
  return part?.value.replace('GMT', 'UTC').replace(/[+-]0$/, '') ?? ''
}
