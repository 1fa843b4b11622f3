import { counted } from './counts.ts'
import { limits } from './limits.ts'

// Not Intl: British English has 'Sept' and other commas; the format is 'd MMM y' everywhere.
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
export const dayMs = 24 * 60 * 60 * 1000

function parse(value: string | Date | null | undefined): Date | undefined {
  if (!value) return undefined
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? undefined : date
}

/** '2 Mar 2026' in the reader's time zone; empty for a missing or unreadable date. */
export function formatDate(value: string | Date | null | undefined): string {
  const date = parse(value)
  return date ? `${date.getDate()} ${months[date.getMonth()]} ${date.getFullYear()}` : ''
}

/** '2 Mar 2026, 09:41' in the reader's time zone. */
export function formatDateTime(value: string | Date | null | undefined): string {
  const date = parse(value)
  if (!date) return ''
  const time = [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
  return `${formatDate(date)}, ${time}`
}

/** '2 Mar 2026, 09:41 UTC+2': the offset distinguishes the hour that repeats when clocks go back. */
export const formatDateTimeWithOffset = (value: string | Date): string => `${formatDateTime(value)} ${utcOffset(value)}`

/** 'UTC+2', 'UTC-3:30' or 'UTC': the offset of the reader's time zone at that moment. */
export function utcOffset(value: string | Date): string {
  const minutes = -new Date(value).getTimezoneOffset()
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  const offset = `${minutes < 0 ? '-' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`
  return `UTC${minutes ? offset : ''}`
}

/** '2 Mar 2026' for '2026-03-02': a UTC day, independent of the reader's time zone. */
export function formatDay(day: string): string {
  return `${formatDayShort(day)} ${day.slice(0, 4)}`
}

/** '2 Mar': without the year, for narrow places. */
export function formatDayShort(day: string): string {
  return `${Number(day.slice(8, 10))} ${months[Number(day.slice(5, 7)) - 1]}`
}

/** '2 Mar 2026, 09:41:07', for logs. */
export function formatMoment(value: string | Date | null | undefined): string {
  const date = parse(value)
  return date ? `${formatDateTime(date)}:${String(date.getSeconds()).padStart(2, '0')}` : ''
}

/** 'Done 2-Mar' or 'Not done', the tech check of a pending project. */
export function techCheckLabel(value: string | Date | null | undefined): string {
  const date = parse(value)
  return date ? `Done ${date.getDate()}-${months[date.getMonth()]}` : 'Not done'
}

export function daysFrom(date: Date, days: number): Date {
  return new Date(date.getTime() + days * dayMs)
}

export type KeyExpiry =
  | { state: 'valid' | 'expiring'; daysLeft: number; label: string }
  | { state: 'expired'; daysAgo: number; label: string }

/** Whole days, rounded down; under 31 days left is 'expiring'. */
export function keyExpiry(expiresOn: string | Date, now: Date): KeyExpiry {
  const leftMs = new Date(expiresOn).getTime() - now.getTime()
  if (leftMs <= 0) {
    const daysAgo = Math.floor(-leftMs / dayMs)
    return {
      state: 'expired',
      daysAgo,
      label: daysAgo === 0 ? 'expired today' : `expired ${counted(daysAgo, 'day')} ago`,
    }
  }
  const daysLeft = Math.floor(leftMs / dayMs)
  const state = daysLeft < limits.keyExpiryWarningDays ? 'expiring' : 'valid'
  return { state, daysLeft, label: daysLeft === 0 ? 'expires today' : `expires in ${counted(daysLeft, 'day')}` }
}
