import { expect, test } from 'vitest'
import { failedTestNotes } from './failed-test-notes.ts'

const wish = (code: string) => ({ provider: 'STM' as const, code, description: code, price: '9.80', currency: 'SGD' })
const request = (productCode: string, passed: boolean, httpStatus = 422) => ({
  provider: 'STM',
  productCode,
  name: 'charge',
  httpStatus,
  passed,
})

test('points at the wished product code that failed', () => {
  expect(
    failedTestNotes({ productCodes: [wish('DAY'), wish('WEEK')] }, [request('DAY', true), request('WEEK', false)]),
  ).toEqual([{ pointer: '/productCodes/1', text: 'The test of product code WEEK (STM) failed at charge: HTTP 422.' }])
})

test('points at the operators for a code that the partner did not wish for', () => {
  const expected = [
    { pointer: '/project/providers', text: 'The test of product code DAY (STM) failed at charge: no answer.' },
  ]
  expect(failedTestNotes({ productCodes: [{ ...wish('DAY'), provider: 'AIS' }] }, [request('DAY', false, 0)])).toEqual(
    expected,
  )
  expect(failedTestNotes(undefined, [request('DAY', false, 0)])).toEqual(expected)
})
