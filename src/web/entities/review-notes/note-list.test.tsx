import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getGetConfigsSuspenseQueryOptions } from '#generated/portal/client/reference.ts'
import type { ReviewNote } from '#generated/portal/model/reviewNote.ts'
import { regionProviders } from '#tests/support/figure-samples.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { signIn } from '#tests/support/sign-in.ts'
import { queryClient } from '#web/api/query-client.ts'
import { NoteList } from './note-list.tsx'

const note = (own: Partial<ReviewNote>): ReviewNote => ({
  id: '2b6f1c8e-5d3a-4f70-9a41-7c0e8d2b5f10',
  desk: 'technical-review',
  pointer: '/project/ipAddresses/1',
  pointerNow: '/project/ipAddresses/1',
  text: 'Whose address is this?',
  blocking: true,
  state: 'done',
  writtenBy: null,
  related: [],
  valueThen: '8.8.4.4',
  valueNow: '8.8.4.4',
  submission: 1,
  createdOn: '2026-03-08T05:40:00.000Z',
  sentOn: '2026-03-08T06:00:00.000Z',
  revision: 4,
  answers: [],
  answersTotal: 0,
  ...own,
})

function show(own: Partial<ReviewNote>) {
  const notes = { items: [note(own)], pageNo: 0, total: 1 }
  showPage(<NoteList notes={notes} linked={undefined} onPage={() => {}} actions={() => null} />)
}

async function factsOf(own: Partial<ReviewNote>) {
  show(own)
  const list = within(await screen.findByRole('list', { name: 'Notes' }))
  const texts = (role: 'term' | 'definition') => list.getAllByRole(role).map(({ textContent }) => textContent)
  return { place: list.getByText(/^Whitelisted IPs/).textContent, terms: texts('term'), values: texts('definition') }
}

it('names the place that the entry of a list has now', async () => {
  expect(await factsOf({ pointerNow: '/project/ipAddresses/0' })).toEqual({
    place: 'Whitelisted IPs, entry 1',
    terms: ['Value'],
    values: ['8.8.4.4'],
  })
})

it('says that an entry was removed, beside the list of now', async () => {
  expect(await factsOf({ pointerNow: null, valueNow: '1.1.1.1, 9.9.9.9' })).toEqual({
    place: 'Whitelisted IPs',
    terms: ['Value before', 'Current list'],
    values: ['8.8.4.4Removed', '1.1.1.1, 9.9.9.9'],
  })
})

it.each([
  ['/project/locale', 'th-TH', 'Thai (Thailand)'],
  ['/project/providers', 'STM, AIS', 'Singtel (STM) in Singapore, AIS in Thailand'],
  ['/project/providers/0', 'STM', 'Singtel (STM) in Singapore'],
])('shows the value of %s as the review does', async (pointer, value, shown) => {
  queryClient.setQueryData<object>(getGetConfigsSuspenseQueryOptions().queryKey, { PROVIDER: regionProviders })
  show({ pointer, pointerNow: pointer, valueThen: value, valueNow: value })
  expect((await screen.findByRole('definition')).textContent).toBe(shown)
})

it.each(['BUSINESS_INTERNAL', 'TECHNICAL_LIMITED'] as const)('says that %s sees no bank details', async (userRole) => {
  signIn(userRole)
  const pointer = '/payment/accountNumber'
  show({ pointer, pointerNow: pointer, valueThen: null, valueNow: null })
  await screen.findByText('Only the business admin sees bank details.')
})
