import { expect, it } from 'vitest'
import { totalsNote, windowNote } from './overview-notes.ts'

const radio = { projectName: 'Harbour Radio', status: 'GONE_LIVE' } as const
const quiz = { projectName: 'Harbour Quiz', status: 'SUSPENDED' } as const

it('names window, currency and counted calls', () => {
  expect(windowNote('2026-02-01', '2026-03-02', 'SGD')).toBe(
    '1 Feb 2026 to 2 Mar 2026, all projects in the live environment. Volumes are in SGD; days begin at midnight UTC. ' +
      'Each net volume is rounded individually. ' +
      'Calls that name no operator, like most refused ones, count in every region. So do calls to operators that are not in any region yet.',
  )
})

it('is empty when the totals equal the panels', () => {
  expect(totalsNote([radio, { ...quiz, status: 'NEW' }])).toBe('')
})

it('names a suspended project that is in the totals without a panel', () => {
  expect(totalsNote([radio, quiz])).toBe('The totals include Harbour Quiz, which is suspended and has no panel below.')
  expect(totalsNote([quiz, radio, quiz])).toBe('The totals include 2 suspended projects, which have no panels below.')
})
