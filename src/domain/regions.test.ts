import { expect, it } from 'vitest'
import { regionsOf } from './regions.ts'

it('lists each country with an available operator once', () => {
  const providers = [
    { country: 'Singapore', offered: true },
    { country: 'Thailand', offered: true },
    { country: 'Singapore', offered: true },
    { country: 'Atlantis', offered: false },
    { country: null, offered: true },
  ]
  expect(regionsOf(providers)).toEqual(['Singapore', 'Thailand'])
})
