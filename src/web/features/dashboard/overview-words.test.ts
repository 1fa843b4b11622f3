import { expect, it } from 'vitest'
import { wordsOfTotals } from './overview-words.ts'

const radio = { projectName: 'Harbour Radio', status: 'GONE_LIVE' } as const
const quiz = { projectName: 'Harbour Quiz', status: 'SUSPENDED' } as const

it('totals that are the sum of the panels need no words', () => {
  expect(wordsOfTotals([radio, { ...quiz, status: 'NEW' }])).toBe('')
})

it('a suspended project that is in the totals and has no panel is named', () => {
  expect(wordsOfTotals([radio, quiz])).toBe(
    'The totals include Harbour Quiz, which is suspended and has no panel below.',
  )
  expect(wordsOfTotals([quiz, radio, quiz])).toBe(
    'The totals include 2 suspended projects, which have no panels below.',
  )
})
