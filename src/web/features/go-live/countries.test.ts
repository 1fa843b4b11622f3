import { expect, it } from 'vitest'
import type { Provider } from '#generated/portal/model/provider.ts'
import { chosenCountry, comingOperators, countryOptions, operatorsOf } from './countries.ts'

const operator = (code: Provider['code'], name: string, country: string | null, offered = true): Provider => ({
  id: 1,
  code,
  name,
  country,
  offered,
  currency: country === 'Thailand' ? 'THB' : 'SGD',
})

const providers = [
  operator('STM', 'Singtel', 'Singapore'),
  operator('AIS', 'AIS', 'Thailand'),
  operator('AIS2', 'AIS Two', 'Thailand'),
  operator('ARTL', 'ARTL', null, false),
  operator('MLT', 'MLT', null, false),
]

it('offers each country once, with its operators and currency', () => {
  expect(countryOptions(providers)).toEqual([
    { value: 'STM', label: 'Singapore', description: 'Operator: Singtel · SGD' },
    { value: 'AIS AIS2', label: 'Thailand', description: 'Operators: AIS and AIS Two · THB' },
  ])
})

it('finds the country of stored operators in any order', () => {
  const options = countryOptions(providers)
  expect(chosenCountry(options, ['AIS2', 'AIS'])).toBe('AIS AIS2')
  expect(operatorsOf('AIS AIS2')).toEqual(['AIS', 'AIS2'])
})

it('finds no country for operators of several ones, or for none', () => {
  const options = countryOptions(providers)
  expect(chosenCountry(options, ['STM', 'AIS'])).toBeUndefined()
  expect(chosenCountry(options, [])).toBeUndefined()
})

it('lists the operators that are not offered yet', () => {
  expect(comingOperators(providers)).toBe('ARTL and MLT')
  expect(comingOperators(providers.slice(0, 2))).toBeUndefined()
})
