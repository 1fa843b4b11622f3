import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { problems } from '#domain/problems.ts'
import { answerOf, refusalOf } from '#tests/support/answers.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { adminProject } from '#tests/support/staff-samples.ts'
import { toaster } from '#web/stores/toast.ts'
import { ReviewNotes } from './review-notes.tsx'

it('says that the notes could not be read, and reads them again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')))
  showPage(<ReviewNotes project={adminProject()} />)
  await screen.findByText('The notes could not be read')
  vi.stubGlobal('fetch', async () => answerOf({ items: [], pageNo: 0, total: 0 }))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('No notes yet.')
})

it('reads a note again that was changed meanwhile', async () => {
  let text = 'Whose address is this?'
  const note = {
    id: 'n1',
    pointer: '/company/name',
    pointerNow: '/company/name',
    desk: 'technical-review',
    state: 'open',
    related: [],
    answers: [],
  }
  vi.stubGlobal('fetch', async (_url: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'GET') return answerOf({ items: [{ ...note, text }], pageNo: 0, total: 1 })
    text = 'Whose is it?'
    return refusalOf('note-changed')
  })
  showPage(<ReviewNotes project={adminProject({ status: 'pending' })} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Resolve' }))
  await screen.findByText('Whose is it?')
  await waitFor(() => expect(toaster.getVisibleToasts()[0]?.description).toBe(problems['note-changed'].message))
})
