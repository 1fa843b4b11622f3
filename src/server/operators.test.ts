import { expect, test } from 'vitest'
import { calendarOf, operators, sandboxPricePoints, toProviderCode } from './operators.ts'

test('offers three operators, each with its currency', () => {
  const offered = operators.filter((operator) => operator.offered)
  expect(offered.map(({ code, currency }) => `${code} ${currency}`)).toEqual(['STM SGD', 'AIS THB', 'GLB PHP'])
})

test('lists the others by code without a currency', () => {
  const coming = operators.filter((operator) => !operator.offered)
  expect(coming.map(({ code }) => code)).toEqual(['ARTL', 'AIS2', 'AIS3', 'OPTUS3', 'MLT'])
  expect(coming.every(({ name, code, currency }) => name === code && currency === null)).toBe(true)
})

test('has one currency per country', () => {
  const perCountry = Map.groupBy(
    operators.filter(({ country }) => country !== null),
    ({ country }) => country,
  )
  for (const [country, ofCountry] of perCountry) {
    expect(new Set(ofCountry.map(({ currency }) => currency)).size, String(country)).toBe(1)
  }
})

test('ids are distinct', () => {
  expect(new Set(operators.map(({ id }) => id)).size).toBe(operators.length)
})

test('has a low, a middle and a high price per offered operator, with valid product codes', () => {
  const perProvider = Map.groupBy(sandboxPricePoints, ({ provider }) => provider)
  expect([...perProvider.keys()]).toEqual(['STM', 'AIS', 'GLB'])
  for (const points of perProvider.values()) {
    expect(points).toHaveLength(3)
    const prices = points.map(({ amount }) => Number(amount))
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    expect(points.every(({ code, currency }) => code.length <= 15 && currency !== '')).toBe(true)
  }
})

test('throws for an unknown operator, and names the cure', () => {
  expect(() => toProviderCode('XYZ')).toThrow('openapi/common/schemas.yaml')
})

test("gives an application the working days of its first operator's country", () => {
  expect(calendarOf(['GLB', 'AIS']).timeZone).toBe('Asia/Bangkok')
  expect(calendarOf(['GLB']).holidays.map(({ date }) => date)).toContain('2026-11-30')
  expect(calendarOf([])).toEqual({ timeZone: 'UTC', holidays: [] })
  expect(calendarOf(['MLT']).timeZone).toBe('UTC')
})
