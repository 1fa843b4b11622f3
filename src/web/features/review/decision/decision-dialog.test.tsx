import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { answerOf } from '#tests/support/answers.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { adminProject } from '#tests/support/staff-samples.ts'
import { ReviewConversation } from '../review-conversation.tsx'
import { DecisionDialog } from './decision-dialog.tsx'

const project = adminProject()
const ended = 'The conversation ended when the project went live. It can still be read.'

it('reads the conversation of the project again, which a decision may close', async () => {
  let closed: string | null = null
  vi.stubGlobal('fetch', async (_url: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'POST') closed = ended
    return answerOf({ items: [], nextCursor: null, closed })
  })
  showPage(
    <>
      <ReviewConversation project={project} />
      <DecisionDialog decision="approve" project={project} onClose={() => {}} />
    </>,
  )
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }))
  expect(await screen.findByText(ended)).toBeDefined()
})
