import { afterEach, expect, it, vi } from 'vitest'
import { timeZoneNote } from './time-zone-note.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

const hourMs = 3_600_000
const wordsIn = (zone: string, first: string) => {
  vi.stubEnv('TZ', zone)
  const startOf = (at: number) => new Date(Date.parse(first) + at * hourMs).toISOString()
  return timeZoneNote(Array.from({ length: 24 }, (_, at) => ({ startsAt: startOf(at) })))
}

it.each([
  ['Asia/Singapore', '2026-03-01T10:00:00Z', 'UTC+8'],
  ['UTC', '2026-03-01T10:00:00Z', 'UTC'],
  ['Asia/Kathmandu', '2026-03-01T10:00:00Z', 'UTC+5:45'],
  ['America/St_Johns', '2026-01-01T10:00:00Z', 'UTC-3:30'],
  ['Europe/London', '2026-01-01T10:00:00Z', 'UTC'],
  ['Europe/London', '2026-07-01T10:00:00Z', 'UTC+1'],
])('names the zone of %s from %s', (zone, first, offset) => {
  expect(wordsIn(zone, first)).toBe(`Hours are in your own time (${offset}).`)
})

it.each([
  ['Europe/Berlin', '2026-10-24T12:00:00Z', 'UTC+2', 'UTC+1'],
  ['Europe/Berlin', '2026-03-28T12:00:00Z', 'UTC+1', 'UTC+2'],
  ['America/New_York', '2026-03-08T00:00:00Z', 'UTC-5', 'UTC-4'],
  ['Australia/Lord_Howe', '2026-04-04T12:00:00Z', 'UTC+11', 'UTC+10:30'],
])('names both offsets where the clocks of %s change', (zone, first, before, since) => {
  expect(wordsIn(zone, first)).toBe(`Hours are in your own time (${before} until the clocks changed, ${since} since).`)
})

it('names one offset on the days before and after the change', () => {
  expect(wordsIn('Europe/Berlin', '2026-10-24T01:00:00Z')).toBe('Hours are in your own time (UTC+2).')
  expect(wordsIn('Europe/Berlin', '2026-10-25T01:00:00Z')).toBe('Hours are in your own time (UTC+1).')
})
