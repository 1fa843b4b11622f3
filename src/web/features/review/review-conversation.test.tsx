import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { answerOf } from '#tests/support/answers.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { adminProject } from '#tests/support/staff-samples.ts'
import { ReviewConversation } from './review-conversation.tsx'

const note = {
  id: 'm1',
  author: { role: 'BUSINESS_INTERNAL', emailId: 'ines@portal.example' },
  audience: 'desks',
  text: 'Ask them.',
  mentions: [],
  createdOn: '2026-03-08T06:00:00.000Z',
}

it('shows the internal note that was saved', async () => {
  let items: object[] = []
  vi.stubGlobal('fetch', async (_url: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'POST') items = [note]
    return answerOf({ items, nextCursor: null, closed: null })
  })
  showPage(<ReviewConversation project={adminProject()} />)
  await userEvent.type(await screen.findByRole('textbox', { name: 'Internal note' }), 'Ask them.')
  await userEvent.click(screen.getByRole('button', { name: 'Save internal note' }))
  expect(await screen.findByText(note.author.emailId, { exact: false })).toBeDefined()
})

it('wraps a long name of the partner in the button that sends', async () => {
  vi.stubGlobal('fetch', async () => answerOf({ items: [], nextCursor: null, closed: null }))
  showPage(<ReviewConversation project={adminProject({ partnerName: 'Kaleidoscope Entertainment Media Holdings' })} />)
  await userEvent.click(await screen.findByRole('radio', { name: /^To the partner/ }))
  const { whiteSpace, maxWidth } = getComputedStyle(screen.getByRole('button', { name: /^Send to Kaleidoscope/ }))
  expect({ whiteSpace, maxWidth }).toEqual({ whiteSpace: 'normal', maxWidth: '100%' })
})
