import { expect, it } from 'vitest'
import { regionProviders } from '#tests/support/figure-samples.ts'
import { operatorAndCountry, staffOperatorName } from './operator-names.tsx'

it.each([
  ['STM', 'Singtel (STM)', 'Singtel (STM) in Singapore'],
  ['AIS', 'AIS', 'AIS in Thailand'],
])('shows %s to staff by name and code', (code, name, withCountry) => {
  expect(staffOperatorName(regionProviders, code)).toBe(name)
  expect(operatorAndCountry(regionProviders, code)).toBe(withCountry)
})
