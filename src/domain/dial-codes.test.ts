import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max'
import { expect, test } from 'vitest'
import { dialCodes } from './dial-codes.ts'

const names = new Intl.DisplayNames('en', { type: 'region' })

test('lists exactly the countries that libphonenumber knows, with their calling codes', () => {
  const known = getCountries().map((iso) => ({ country: names.of(iso) ?? iso, code: getCountryCallingCode(iso) }))
  const byName = (one: { country: string }, other: { country: string }) => (one.country < other.country ? -1 : 1)
  expect(dialCodes.toSorted(byName)).toEqual(known.sort(byName))
})

test('lists about 240 countries, each once', () => {
  expect(dialCodes.length).toBeGreaterThanOrEqual(235)
  expect(dialCodes.length).toBeLessThanOrEqual(250)
  expect(new Set(dialCodes.map(({ country }) => country)).size).toBe(dialCodes.length)
})

test('lists the five countries of the region first, then by name', () => {
  const countries = dialCodes.map(({ country }) => country)
  expect(countries.slice(0, 5)).toEqual(['Singapore', 'Thailand', 'Philippines', 'Indonesia', 'Australia'])
  const others = countries.slice(5)
  expect(others).toEqual(others.toSorted(new Intl.Collator('en').compare))
})
