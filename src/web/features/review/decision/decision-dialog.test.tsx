import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { AdminProject } from '#generated/admin/model/adminProject.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { ReviewConversation } from '../review-conversation.tsx'
import { DecisionDialog } from './decision-dialog.tsx'

const project = { id: 'p1', orgId: 'o1', projectName: 'Fleet', partnerName: 'Lumen' } as unknown as AdminProject &
  Parameters<typeof DecisionDialog>[0]['project']
const ended = 'The conversation ended when the project went live. It can still be read.'

it('reads the conversation of the project again, which a decision may close', async () => {
  let closed: string | null = null
  vi.stubGlobal('fetch', async (_url: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'POST') closed = ended
    return Response.json({ status: true, message: '', data: { items: [], nextCursor: null, closed } })
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
