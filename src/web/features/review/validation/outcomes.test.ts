import { describe, expect, it } from 'vitest'
import { standingAt } from '#domain/workflow.ts'
import { whyLocked } from './locked.ts'
import { answerWords, outcomesOf, outcomeWords, statusOf } from './outcomes.ts'

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
  const [a, b, c] = outcomesOf([code('A'), code('LOW', 'sandbox'), code('B'), code('C')], steps)

  it('gives each live product code its own steps', () => {
    expect(a).toMatchObject({ passed: true, failed: undefined, steps: [{ name: 'identity' }, { name: 'charge' }] })
    expect(b).toMatchObject({ passed: false, failed: { name: 'charge' } })
    expect(c).toMatchObject({ code: { code: 'C' }, passed: undefined, steps: [] })
  })

  it('does not mix up operators', () => {
    expect(outcomesOf([{ ...code('A'), provider: 'AIS' }], steps)[0]?.steps).toEqual([])
  })

  it('says how each came out', () => {
    expect([a, b, c].map((each) => each && outcomeWords(each, false).words)).toEqual([
      'Success',
      'Failed at charge',
      'Not tested',
    ])
  })

  it('knows nothing of a run that has not ended', () => {
    expect(a && outcomeWords(a, true).words).toBe('In progress')
  })
})

it('has words for the four results of a run', () => {
  const words = ([0, 1, 2, 3] as const).map((status) => statusOf({ status }).words)
  expect(words).toEqual(['Failed', 'Success', 'In progress', 'Unavailable'])
})

it('tells an answer from none', () => {
  expect(answerWords({ httpStatus: 422 })).toBe('HTTP 422')
  expect(answerWords({ httpStatus: 0 })).toBe('No answer')
})

it('is locked everywhere but at the technical desk', () => {
  expect(whyLocked(standingAt('technical'))).toBeUndefined()
  expect(whyLocked(standingAt('business'))?.title).toBe('Submitted')
  expect(whyLocked(standingAt('preparation'))?.words).toContain('Business internal')
})
