import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { it, vi } from 'vitest'
import { showPage } from '#tests/support/show-page.tsx'
import { adminProject } from '#tests/support/staff-samples.ts'
import { ReviewNotes } from './review-notes.tsx'

it('says that the notes could not be read, and reads them again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')))
  showPage(<ReviewNotes project={adminProject()} />)
  await screen.findByText('The notes could not be read')
  const data = { items: [], pageNo: 0, total: 0 }
  vi.stubGlobal('fetch', async () => Response.json({ status: true, message: '', data }))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('No notes yet.')
})
