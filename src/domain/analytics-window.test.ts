import { expect, it } from 'vitest'
import { daysOfWindow, startOfWindow } from './analytics-window.ts'
import { dayOf, startOfDay } from './time.ts'

const now = new Date('2026-03-02T23:59:59.999Z')

it('covers today and the 29 days before it', () => {
  const days = daysOfWindow(now)
  expect(days).toHaveLength(30)
  expect([days[0], days.at(-1)]).toEqual(['2026-02-01', '2026-03-02'])
  expect(dayOf(startOfWindow(now))).toBe('2026-02-01')
})

it('starts a day at midnight UTC', () => {
  expect(startOfDay('2026-03-02').toISOString()).toBe('2026-03-02T00:00:00.000Z')
  expect(dayOf(new Date('2026-03-02T00:00:00.000Z'))).toBe('2026-03-02')
})
