import { expect, it } from 'vitest'
import { inSentence, regionsOf } from './regions.ts'

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

it('names a country as sentences do', () => {
  expect(['Philippines', 'Thailand'].map(inSentence)).toEqual(['the Philippines', 'Thailand'])
})
