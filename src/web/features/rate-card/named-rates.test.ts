import { expect, it } from 'vitest'
import { namedRates } from './named-rates.ts'

it('an operator is called by its name and country, an unknown one by its code', () => {
  const providers = [
    { id: 1, code: 'STM', name: 'Singtel', country: 'Singapore', currency: 'SGD', offered: true } as const,
  ]
  const rates = [
    { provider: 'STM', rate: 82 },
    { provider: 'MLT', rate: 60 },
  ] as const
  expect(namedRates([...rates], [...providers])).toEqual([
    { code: 'STM', operator: 'Singtel, Singapore', rate: 82 },
    { code: 'MLT', operator: 'MLT', rate: 60 },
  ])
})
