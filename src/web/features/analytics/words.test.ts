import { expect, it } from 'vitest'
import { wordsOfFigures } from './words.ts'

const sandbox = { environment: 'sandbox', country: 'Singapore' } as const
const live = { environment: 'live', country: 'Thailand' } as const

it('figures that were asked for are named by their environment', () => {
  expect(wordsOfFigures(undefined, live)).toMatch(/^The last 30 days in the live environment, counted/)
  expect(wordsOfFigures(undefined, sandbox)).toMatch(
    /^The last 30 days in the sandbox, .* no money moves\. .* count as calls alone\.$/,
  )
})

it('nothing is said of how new figures are that could not be read anew', () => {
  expect(wordsOfFigures(undefined, live, false)).toBe(
    'The last 30 days in the live environment. Days begin at midnight UTC. Net volumes are rounded to the cent, each by itself.',
  )
})

it('figures of before are named as those, with what is on its way', () => {
  expect(wordsOfFigures(sandbox, live)).toBe(
    'These are still the figures of the sandbox in Singapore. Those of the live environment in Thailand are on their way.',
  )
})
