import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { getListReviewFieldsQueryKey, getListReviewNotesQueryKey } from '#generated/admin/client/notes.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { signIn } from '#tests/support/sign-in.ts'
import { adminProject } from '#tests/support/staff-samples.ts'
import { queryClient } from '#web/api/query-client.ts'
import { AtAGlance } from './at-a-glance.tsx'
import { openNotesShown } from './load-review.ts'

const field = (pointer: string, changed: boolean) => ({ pointer, entry: null, changed, openNotes: 0, noteId: null })
const note = {
  id: 'n1',
  pointer: '/project/ipAddresses/1',
  pointerNow: null,
  text: 'Whose is it?',
  state: 'open',
  blocking: true,
}

beforeEach(() => {
  signIn('TECHNICAL_LIMITED', 'theo')
  queryClient.setQueryData(getListReviewFieldsQueryKey('p1'), {
    seen: 1,
    items: [field('/company/name', true), field('/project/locale', false), field('/project/ipAddresses', true)],
  })
  queryClient.setQueryData(getListReviewNotesQueryKey('p1', openNotesShown), { items: [note], pageNo: 0, total: 7 })
  vi.stubGlobal('fetch', () => new Promise(() => {}))
})

const linksIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

it('links to the fields that changed since the desk passed the application on', async () => {
  showPage(<AtAGlance project={adminProject()} />)
  expect(linksIn(await screen.findByRole('list', { name: 'Changed fields' }))).toEqual([
    ['Company name', '/tech-validation/p1/application#fact-company-name'],
    ['Whitelisted IPs', '/tech-validation/p1#project-details'],
  ])
  expect(screen.getByRole('link', { name: 'Compare with submission 1' }).getAttribute('href')).toBe(
    '/tech-validation/p1/submissions#from-1',
  )
})

it('links to the open notes, with whose turn it is', async () => {
  showPage(<AtAGlance project={adminProject()} />)
  const notes = await screen.findByRole('list', { name: 'Open notes' })
  expect(linksIn(notes)).toEqual([
    ['Whitelisted IPs', '/tech-validation/p1#project-details'],
    ['Whose is it?', '/tech-validation/p1/notes#note-n1'],
  ])
  expect(notes.textContent).toContain("partner's turn, blocks the approval")
  expect(screen.getByRole('link', { name: 'All 7 open notes' })).toBeTruthy()
})

it('says which parts could not be read', async () => {
  queryClient.clear()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')))
  showPage(<AtAGlance project={adminProject()} />)
  await screen.findByText('The changed fields could not be read')
  await screen.findByText('The open notes could not be read')
  await screen.findByText('The readiness could not be read')
})
