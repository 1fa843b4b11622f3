import { afterEach, describe, expect, it, vi } from 'vitest'
import { callsChart, formatLatency, latencyChart, ofDays, ofHours, salesChart, volumeChart } from './figures.ts'
import { describeChart, ticksOf } from './series.ts'

const sold = { grossVolume: '12840.50', netVolume: '10529.21', transactionCount: 1640, uniqueCustomerCount: 920 }
const refunded = { grossVolume: '0.00', netVolume: '-1.64', transactionCount: 0, uniqueCustomerCount: 0 }
const days = [
  { date: '2026-03-01', ...sold },
  { date: '2026-03-02', ...refunded },
]
const quiet = { apiCalls: 80, latency: 12.5, latencyP95: 240.4, errors4xxCount: 0, errors5xxCount: 0 }
const stormy = { apiCalls: 100, latency: 18, latencyP95: 1240, errors4xxCount: 60, errors5xxCount: 10 }
const silent = { apiCalls: 0, latency: null, latencyP95: null, errors4xxCount: 0, errors5xxCount: 0 }
const times = {
  unit: 'days' as const,
  times: ['1 Mar 2026', '2 Mar 2026', '3 Mar 2026'],
  ticks: ['1 Mar', '2 Mar', '3 Mar'],
}
const total = { ...stormy, apiCalls: 180 }

it('reads amounts exactly, and converts them to numbers only for drawing', () => {
  const { title, series } = volumeChart(days, sold, 'SGD')
  expect(title).toBe('Volume')
  expect(series).toMatchObject([
    { name: 'Gross', total: '12 840.50 SGD', values: [12840.5, 0], texts: ['12 840.50', '0.00'] },
    { name: 'Net', total: '10 529.21 SGD', values: [10529.21, -1.64], texts: ['10 529.21', '-1.64'] },
  ])
})

it('shows a day with more refunds than charges below zero, in chart and text', () => {
  const chart = volumeChart(days.slice(1), refunded, 'SGD', 'Volume of Harbour Radio')
  expect(ticksOf(chart)).toEqual([-2, -1.5, -1, -0.5, 0])
  expect(describeChart(chart)).toBe(
    'Volume of Harbour Radio from 2 Mar 2026 to 2 Mar 2026. Gross 0.00 SGD. Net -1.64 SGD, lowest -1.64 on 2 Mar 2026.',
  )
})

it('counts sales in transactions and customers', () => {
  expect(salesChart(days, sold).series).toMatchObject([
    { name: 'Transactions', total: '1 640', texts: ['1 640', '0'] },
    { name: 'Unique customers', total: '920', texts: ['920', '0'] },
  ])
})

it('names the day with most calls, failed or not, and draws it at its number of calls', () => {
  const chart = callsChart(times, [quiet, stormy, silent], total)
  expect(describeChart(chart)).toContain('API calls 180, highest 100 on 2 Mar 2026.')
  expect(describeChart(chart)).toContain('4xx errors 60, highest 60 on 2 Mar 2026.')
  expect(chart.series.map(({ name, mark, total, values }) => [name, mark, total, values])).toEqual([
    ['API calls', 'sum', '180', [80, 100, 0]],
    ['Successful', 'bar', '110', [80, 30, 0]],
    ['4xx errors', 'bar', '60', [0, 60, 0]],
    ['5xx errors', 'bar', '10', [0, 10, 0]],
  ])
  expect(ticksOf(chart).at(-1)).toBe(100)
})

it('says that there were no calls in the days or hours', () => {
  expect(callsChart(times, [silent], silent).none).toBe('No calls in these 3 days.')
  expect(latencyChart({ ...times, unit: 'hours' }, [silent], silent).none).toBe('No calls in these 3 hours.')
})

it('shows latency in milliseconds where there were calls', () => {
  expect([12.5, 240.4, 1240, null].map(formatLatency)).toEqual(['12.5 ms', '240 ms', '1 240 ms', '–'])
  expect(latencyChart(times, [quiet, stormy, silent], total).series).toMatchObject([
    { name: 'p50', values: [12.5, 18, null], texts: ['12.5 ms', '18 ms', '–'] },
    { name: 'p95', values: [240.4, 1240, null], texts: ['240 ms', '1 240 ms', '–'] },
  ])
})

describe('hours of the reader', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  const hoursFrom = (zone: string, first: string, count: number) => {
    vi.stubEnv('TZ', zone)
    const startOf = (at: number) => new Date(Date.parse(first) + at * 3_600_000).toISOString()
    return ofHours(Array.from({ length: count }, (_, at) => ({ startsAt: startOf(at) })))
  }

  it.each([
    ['Europe/Berlin', '2026-10-24T23:00:00Z', ['01:00', '02:00 UTC+2', '02:00 UTC+1', '03:00']],
    ['Europe/London', '2026-10-25T00:00:00Z', ['01:00 UTC+1', '01:00 UTC', '02:00', '03:00']],
    ['America/St_Johns', '2026-11-01T04:00:00Z', ['01:30 UTC-2:30', '01:30 UTC-3:30', '02:30', '03:30']],
  ])('are distinct in %s when clocks go back', (zone, first, words) => {
    const { times } = hoursFrom(zone, first, 4)
    expect(times.map((time) => time.split(', ')[1])).toEqual(words)
  })

  it('have short labels on any other day', () => {
    const { times } = hoursFrom('Europe/Berlin', '2026-10-24T00:00:00Z', 2)
    expect(times).toEqual(['24 Oct 2026, 02:00', '24 Oct 2026, 03:00'])
    expect(hoursFrom('Europe/Berlin', '2026-10-25T00:00:00Z', 2).ticks).toEqual(['02:00', '02:00'])
  })
})

it('has an axis of days or of hours', () => {
  expect(ofDays(days)).toEqual({ unit: 'days', times: ['1 Mar 2026', '2 Mar 2026'], ticks: ['1 Mar', '2 Mar'] })
  const { times: hours, ticks } = ofHours([{ startsAt: '2026-03-02T09:00:00.000Z', ...quiet }])
  expect(hours[0]).toMatch(/2026, \d\d:00$/)
  expect(ticks[0]).toMatch(/^\d\d:00$/)
})
