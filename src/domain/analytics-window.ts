import { daysFrom } from './dates.ts'
import { dayOf, startOfDay } from './time.ts'

// Figures cover the last 30 UTC days, including today.

export const windowDays = 30

/** The days of the window that ends today, earliest first. */
export function daysOfWindow(now: Date): string[] {
  const start = startOfWindow(now)
  return Array.from({ length: windowDays }, (_, index) => dayOf(daysFrom(start, index)))
}

export function startOfWindow(now: Date): Date {
  return daysFrom(startOfDay(dayOf(now)), 1 - windowDays)
}
