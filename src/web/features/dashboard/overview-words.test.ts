import { expect, it } from 'vitest'
import { wordsOfTotals, wordsOfWindow } from './overview-words.ts'

const radio = { projectName: 'Harbour Radio', status: 'GONE_LIVE' } as const
const quiz = { projectName: 'Harbour Quiz', status: 'SUSPENDED' } as const

it('the window is told with its currency, and which calls are counted', () => {
  expect(wordsOfWindow('2026-02-01', '2026-03-02', 'SGD')).toBe(
    '1 Feb 2026 to 2 Mar 2026, all projects in the live environment. Volumes are in SGD; days begin at midnight UTC. ' +
      'Net volumes are rounded to the cent, each by itself. ' +
      'Calls that named no operator, as most refused ones, or one that is in no region yet, count in every region.',
  )
})

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
