import { dayMs } from './dates.ts'
import { dayOf } from './time.ts'

// Figures cover the last 30 UTC days, including today.

export const windowDays = 30

/** The first moment of a day. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00.000Z`)
}

/** The days of the window that ends today, earliest first. */
export function daysOfWindow(now: Date): string[] {
  const today = startOfDay(dayOf(now)).getTime()
  return Array.from({ length: windowDays }, (_, index) => dayOf(new Date(today - (windowDays - 1 - index) * dayMs)))
}

export function startOfWindow(now: Date): Date {
  return new Date(startOfDay(dayOf(now)).getTime() - (windowDays - 1) * dayMs)
}
