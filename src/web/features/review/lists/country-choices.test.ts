import { expect, it } from 'vitest'
import type { Provider } from '#generated/portal/model/provider.ts'
import { countryChoices } from './country-choices.ts'

const provider = (code: Provider['code'], name: string, country: string | null, currency: string | null = null) => ({
  id: 1,
  code,
  name,
  country,
  currency,
  offered: true,
})

it('offers the countries by name, each with its operator and currency', () => {
  const providers = [provider('AIS', 'AIS', 'Thailand', 'THB'), provider('GLB', 'Globe', 'Philippines', 'PHP')]
  expect(countryChoices(providers)).toEqual([
    { provider: 'GLB', label: 'Philippines', currency: 'PHP' },
    { provider: 'AIS', label: 'Thailand', currency: 'THB' },
  ])
})

it('leaves out an operator whose country is not known', () => {
  expect(countryChoices([provider('MLT', 'MLT', null)])).toEqual([])
})

it('tells the operators of one country apart', () => {
  const labels = countryChoices([
    provider('OPTUS3', 'Optus', 'Australia'),
    provider('ARTL', 'Airtel', 'Australia'),
    provider('STM', 'Singtel', 'Singapore'),
  ]).map(({ label }) => label)
  expect(labels).toEqual(['Australia (Airtel)', 'Australia (Optus)', 'Singapore'])
})
