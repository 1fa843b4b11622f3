import { expect, it } from 'vitest'
import { regionsOf } from './regions.ts'

it('a country stands once, and only where an operator is on offer', () => {
  const providers = [
    { country: 'Singapore', offered: true },
    { country: 'Thailand', offered: true },
    { country: 'Singapore', offered: true },
    { country: 'Atlantis', offered: false },
    { country: null, offered: true },
  ]
  expect(regionsOf(providers)).toEqual(['Singapore', 'Thailand'])
})
