import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatMoney, formatNumber } from './money.ts'

describe('numbers', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [1000, '1 000'],
    [1234567.5, '1 234 567.5'],
    [-1234, '-1 234'],
    [-0, '0'],
    [0.5, '0.5'],
    [Number.NaN, ''],
  ])('formats %d as %j', (value, words) => {
    expect(formatNumber(value)).toBe(words)
  })

  test('parses back to the number without its spaces', () => {
    fc.assert(fc.property(fc.integer(), (value) => Number(formatNumber(value).replaceAll(' ', '')) === value))
  })

  test('has at most three digits per group', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }), (value) => {
        const [first = '', ...rest] = formatNumber(value).split(' ')
        expect(first.length).toBeLessThanOrEqual(3)
        expect(rest.every((group) => group.length === 3)).toBe(true)
      }),
    )
  })
})

describe('money', () => {
  test('has two decimals and the currency', () => {
    expect(formatMoney('1234.5', 'SGD')).toBe('1 234.50 SGD')
    expect(formatMoney('98765.40', 'PHP')).toBe('98 765.40 PHP')
    expect(formatMoney('-12', 'THB')).toBe('-12.00 THB')
  })

  test('keeps every digit of an amount that no binary number holds', () => {
    expect(formatMoney('90071992547409931.07', 'SGD')).toBe('90 071 992 547 409 931.07 SGD')
  })

  test('shows no currency where none is stated', () => {
    expect(formatMoney('10', null)).toBe('10.00')
  })
})
