import { expect, it } from 'vitest'
import { figuresNote } from './figures-note.ts'

const sandbox = { environment: 'sandbox', country: 'Singapore' } as const
const live = { environment: 'live', country: 'Thailand' } as const

it('names the environment of current figures', () => {
  expect(figuresNote(undefined, live)).toMatch(/^The last 30 days in the live environment, counted/)
  expect(figuresNote(undefined, sandbox)).toMatch(
    /^The last 30 days in the sandbox, .* no money moves\. .* count as calls only\.$/,
  )
})

it('names the origin of earlier figures while new ones load', () => {
  expect(figuresNote(sandbox, live)).toBe(
    'These are still the figures of the sandbox in Singapore. The figures of the live environment in Thailand are loading.',
  )
})
