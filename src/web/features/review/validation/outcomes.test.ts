import { describe, expect, it } from 'vitest'
import { answerLabel, changeLabel, outcomeLabel, outcomesOf, statusOf } from './outcomes.ts'

const code = (name: string, env_type: 'live' | 'sandbox' = 'live') => ({
  id: name,
  env_type,
  provider: 'STM' as const,
  code: name,
  description: name,
  price: '1.00',
  currency: 'SGD',
})
const step = (productCode: string, name: string, passed = true) => ({
  provider: 'STM' as const,
  productCode,
  name,
  method: 'POST',
  path: '/v1/charges',
  httpStatus: passed ? 200 : 500,
  answer: '{}',
  passed,
})

describe('outcomesOf', () => {
  const steps = [step('A', 'identity'), step('A', 'charge'), step('B', 'identity'), step('B', 'charge', false)]
  const [a, b, c] = outcomesOf([code('A'), code('LOW', 'sandbox'), code('B'), code('C')], {
    codes: [
      { provider: 'STM', productCode: 'B', passed: false, testedOn: '2026-03-08T05:12:30.000Z', previous: 'passed' },
    ],
    steps,
  })

  it('groups steps by live product code', () => {
    expect(a).toMatchObject({ passed: true, failed: undefined, steps: [{ name: 'identity' }, { name: 'charge' }] })
    expect(b).toMatchObject({ previous: 'passed', passed: false, failed: { name: 'charge' } })
    expect(c).toMatchObject({ previous: 'none', code: { code: 'C' }, passed: undefined, steps: [] })
  })

  it('keeps operators apart', () => {
    expect(outcomesOf([{ ...code('A'), provider: 'AIS' }], { codes: [], steps })[0]?.steps).toEqual([])
  })

  it('labels the outcome of each code', () => {
    expect([a, b, c].map((each) => each && outcomeLabel(each, false).label)).toEqual([
      'Success',
      'Failed at charge',
      'Not tested',
    ])
  })

  it('is empty for a run that has not ended', () => {
    expect(a && outcomeLabel(a, true).label).toBe('In progress')
  })
})

it.each([
  [true, 'failed', 'failed before'],
  [false, 'passed', 'succeeded before'],
  [true, 'passed', undefined],
  [false, 'none', undefined],
  [undefined, 'failed', undefined],
] as const)('compares passed %s with %s in the run before', (passed, previous, label) => {
  expect(changeLabel({ passed, previous })).toBe(label)
})

it('labels the four results of a run', () => {
  const label = ([0, 1, 2, 3] as const).map((status) => statusOf({ status }).label)
  expect(label).toEqual(['Failed', 'Success', 'In progress', 'Unavailable'])
})

it('distinguishes an answer from no answer', () => {
  expect(answerLabel({ httpStatus: 422 })).toBe('HTTP 422')
  expect(answerLabel({ httpStatus: 0 })).toBe('No answer')
})
