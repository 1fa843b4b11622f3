import { expect, it } from 'vitest'
import { compareAmounts } from './by-amount.ts'

it('orders amounts by size, below zero and however many decimals were told', () => {
  const amounts = ['100', '-0.5', '9.99', '11.90', '-20.25', '0', '2.5']
  expect(amounts.toSorted(compareAmounts)).toEqual(['-20.25', '-0.5', '0', '2.5', '9.99', '11.90', '100'])
  expect(compareAmounts('11.90', '11.9')).toBe(0)
})

it('tells amounts apart that are one number to a float', () => {
  expect(Number('90071992547409931.25')).toBe(Number('90071992547409931.26'))
  expect(compareAmounts('90071992547409931.25', '90071992547409931.26')).toBe(-1)
})
