import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type LatencySteps, percentile, sumOfSteps } from './latency.ts'

const stepOf = (ms: number) => Math.floor(Math.log(ms) / Math.log(1.1))
const counted = (times: number[]): LatencySteps => sumOfSteps(times.map((ms) => ({ [stepOf(ms)]: 1 })))

it('has no percentile without calls', () => {
  expect(percentile({}, 0.5)).toBeNull()
  expect(percentile({ 3: 0 }, 0.95)).toBeNull()
})

it('is within 5 % of the exact percentile', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 600_000 }), { minLength: 1 }),
      fc.constantFrom(0.5, 0.95),
      (tenths, share) => {
        const times = tenths.map((each) => each / 10).sort((a, b) => a - b)
        const exact = times[Math.ceil(times.length * share) - 1] ?? 0
        const said = percentile(counted(times), share) ?? 0
        // Plus the rounding to tenths.
        expect(Math.abs(said - exact)).toBeLessThanOrEqual(exact * 0.05 + 0.05)
      },
    ),
  )
})

it('sums the steps of several days, including calls under a millisecond', () => {
  const days = [counted([0.2, 20, 20]), counted([0.2, 40, 1000]), {}]
  expect(sumOfSteps(days)).toEqual({ [-17]: 2, 31: 2, 38: 1, 72: 1 })
  expect(percentile(sumOfSteps(days), 0.5)).toBe(percentile(counted([20]), 0.5))
})
