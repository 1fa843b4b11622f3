import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { problems } from '#domain/problems.ts'
import { refusalOf } from '#tests/support/answers.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { signIn } from '#tests/support/sign-in.ts'
import { adminProject } from '#tests/support/staff-samples.ts'
import { toaster } from '#web/stores/toast.ts'
import { NoteButtons } from './note-buttons.tsx'

beforeEach(() => {
  signIn('TECHNICAL_LIMITED', 'theo')
  vi.stubGlobal('fetch', async () => refusalOf('note-missing'))
})

it('shows why the changes were not requested', async () => {
  showPage(<NoteButtons project={adminProject({ openNotes: 1 })} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Request changes' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Request changes' }))
  await waitFor(() => expect(toaster.getVisibleToasts()[0]?.description).toBe(problems['note-missing'].message))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
