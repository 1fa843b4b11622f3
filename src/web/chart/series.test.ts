import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type ChartData,
  describeAt,
  describeChart,
  isIsolated,
  labelledIndexes,
  type Series,
  ticksBetween,
  ticksOf,
} from './series.ts'

const data: ChartData = {
  title: 'Volume',
  unit: 'days',
  times: ['1 Mar 2026', '2 Mar 2026'],
  ticks: ['1 Mar', '2 Mar'],
  series: [
    { name: 'Gross', total: '30.00 SGD', tone: 'brand', mark: 'bar', values: [10, 20], texts: ['10.00', '20.00'] },
    { name: 'Net', total: '24.60 SGD', tone: 'ink', mark: 'bar', values: [8, null], texts: ['8.00', 'none'] },
  ],
}

const sample: Series = { name: 'Net', total: '4.72 SGD', tone: 'ink', mark: 'line', values: [], texts: [] }

describe('an axis', () => {
  const amount = fc.double({ min: 0.001, max: 1e12, noNaN: true })

  it('starts at zero, includes the highest value and has at most six ticks', () => {
    fc.assert(
      fc.property(amount, (highest) => {
        const ticks = ticksBetween(0, highest)
        expect(ticks[0]).toBe(0)
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest * (1 - 1e-9))
        expect(ticks.length).toBeLessThanOrEqual(6)
      }),
    )
  })

  it('includes the lowest value, in at most seven ticks with zero among them', () => {
    fc.assert(
      fc.property(amount, fc.oneof(amount, fc.constant(0)), (depth, highest) => {
        const ticks = ticksBetween(-depth, highest)
        const invisible = (depth + highest) * 1e-9
        expect(ticks[0]).toBeLessThanOrEqual(-depth + invisible)
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest - invisible)
        expect(ticks).toContain(0)
        expect(ticks.length).toBeLessThanOrEqual(7)
      }),
    )
  })

  it('has whole numbers for counts', () => {
    for (const highest of [1, 2, 3, 9, 10, 11, 97, 250]) {
      expect(
        ticksBetween(0, highest, 1).filter((tick) => !Number.isInteger(tick)),
        `ticks to ${highest}`,
      ).toEqual([])
    }
    expect(ticksBetween(0, 1, 1)).toEqual([0, 1])
    expect(ticksBetween(0, 3, 1)).toEqual([0, 1, 2, 3])
    const one: Series = { ...sample, values: [1, 0] }
    expect(ticksOf({ ...data, isCount: true, series: [one] })).toEqual([0, 1])
  })

  it('has a tick without data', () => {
    expect(ticksBetween(0, 0)).toEqual([0, 1])
  })

  it('places labels where they fit, and always at the end', () => {
    expect(labelledIndexes(30, 600, 60)).toEqual([2, 5, 8, 11, 14, 17, 20, 23, 26, 29])
    expect(labelledIndexes(30, 200, 60).at(-1)).toBe(29)
    expect(labelledIndexes(30, 200, 60).length).toBeLessThanOrEqual(4)
  })

  it('includes the height of stacked bars', () => {
    expect(ticksOf(data)).toEqual([0, 5, 10, 15, 20])
    const sum: Series = { ...sample, mark: 'sum', values: [18, 400] }
    expect(ticksOf({ ...data, series: [...data.series, sum] })).toEqual([0, 5, 10, 15, 20])
    expect(ticksOf({ ...data, series: [] })).toEqual([0, 1])
  })

  it('includes a day with more refunds than charges', () => {
    const net = { ...sample, values: [8, -3.28] }
    expect(ticksOf({ ...data, series: [net] })).toEqual([-5, 0, 5, 10])
  })
})

it('describes a chart completely and at one time', () => {
  expect(describeChart(data)).toBe(
    'Volume from 1 Mar 2026 to 2 Mar 2026. Gross 30.00 SGD, highest 20.00 on 2 Mar 2026. Net 24.60 SGD, highest 8.00 on 1 Mar 2026.',
  )
  const net = { ...sample, name: 'Net', total: '4.72 SGD', values: [8, -3.28], texts: ['8.00', '-3.28'] }
  expect(describeChart({ ...data, series: [net] })).toBe(
    'Volume from 1 Mar 2026 to 2 Mar 2026. Net 4.72 SGD, highest 8.00 on 1 Mar 2026, lowest -3.28 on 2 Mar 2026.',
  )
  expect(describeAt(data, 1)).toBe('2 Mar 2026 · Gross 20.00 · Net none')
})

it('finds values without neighbours', () => {
  const alone = (values: (number | null)[]) => values.flatMap((_, at) => (isIsolated(values, at) ? [at] : []))
  expect(alone([null, 12, null])).toEqual([1])
  expect(alone([12, null, 0, 5, null, 7])).toEqual([0, 5])
  expect(alone([0])).toEqual([0])
  expect(alone([null, null])).toEqual([])
})
