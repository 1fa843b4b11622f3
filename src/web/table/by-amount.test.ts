import { expect, it } from 'vitest'
import { compareAmounts } from './by-amount.ts'

it('sorts amounts numerically, also negative ones and any number of decimals', () => {
  const amounts = ['100', '-0.5', '9.99', '11.90', '-20.25', '0', '2.5']
  expect(amounts.toSorted(compareAmounts)).toEqual(['-20.25', '-0.5', '0', '2.5', '9.99', '11.90', '100'])
  expect(compareAmounts('11.90', '11.9')).toBe(0)
})

it('distinguishes amounts that are equal as floats', () => {
  expect(Number('90071992547409931.25')).toBe(Number('90071992547409931.26'))
  expect(compareAmounts('90071992547409931.25', '90071992547409931.26')).toBe(-1)
})
