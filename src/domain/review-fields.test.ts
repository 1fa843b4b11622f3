import { expect, test } from 'vitest'
import { submitted } from '#tests/support/submitted.ts'
import { reviewFields } from './review-fields.ts'

const seen = { ...submitted, project: { ...submitted.project, ipAddresses: ['8.8.4.4', '8.8.8.8'] } }
const current = {
  ...seen,
  project: { ...seen.project, ipAddresses: ['8.8.8.8', '9.9.9.9'] },
  payment: { ...seen.payment, bankName: 'Reef Bank' },
}
const changedIn = (fields: ReturnType<typeof reviewFields>) =>
  fields.filter(({ changed }) => changed).map(({ pointer }) => pointer)

test('marks the fields and the entries that are different', () => {
  const fields = reviewFields({ current, seen, notes: [], hidden: [] })
  expect(changedIn(fields)).toEqual(['/project/ipAddresses', '/project/ipAddresses/1', '/payment/bankName'])
  expect(fields.filter(({ entry }) => entry === '9.9.9.9')).toMatchObject([{ pointer: '/project/ipAddresses/1' }])
})

test('marks nothing that the reader does not see, and nothing at the first look', () => {
  expect(changedIn(reviewFields({ current, seen, notes: [], hidden: ['bank'] }))).not.toContain('/payment/bankName')
  expect(changedIn(reviewFields({ current, seen: undefined, notes: [], hidden: [] }))).toEqual([])
})

test('counts the open notes at their place, or at the list when the entry is gone', () => {
  const notes = [
    { id: 'a', pointer: '/project/ipAddresses/1' },
    { id: 'b', pointer: '/project/ipAddresses/1' },
    { id: 'c', pointer: '/project/ipAddresses/7' },
  ]
  const noted = reviewFields({ current, seen, notes, hidden: [] }).filter(({ openNotes }) => openNotes > 0)
  expect(noted).toMatchObject([
    { pointer: '/project/ipAddresses', openNotes: 1, noteId: 'c' },
    { pointer: '/project/ipAddresses/1', openNotes: 2, noteId: 'a' },
  ])
})

test('has fields without entries when no submission is kept', () => {
  const fields = reviewFields({ current: undefined, seen: undefined, notes: [], hidden: [] })
  expect(fields.every(({ entry, changed }) => entry === null && !changed)).toBe(true)
})
