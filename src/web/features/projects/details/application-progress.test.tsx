import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { getGetProgressQueryOptions } from '#generated/portal/client/progress.ts'
import type { ReviewProgress } from '#generated/portal/model/reviewProgress.ts'
import { answerOf } from '#tests/support/answers.ts'
import { newProject } from '#tests/support/project-samples.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { beginSignedIn } from '#tests/support/sign-in.ts'
import { progress } from '#tests/support/staff-samples.ts'
import { queryClient } from '#web/api/query-client.ts'
import { ApplicationProgress } from './application-progress.tsx'
import { Withdraw } from './review.tsx'

beginSignedIn()

const pending = { ...newProject, status: 'GO_LIVE_PENDING_SUBMIT' } as const

function show(answer: ReviewProgress, project: typeof newProject = pending) {
  queryClient.setQueryData(getGetProgressQueryOptions(project.projectId).queryKey, answer)
  showPage(
    <main>
      <ApplicationProgress project={project} />
      <Withdraw project={project} />
    </main>,
  )
}

const steps = async () => {
  const path = await screen.findByRole('list', { name: 'Path of the application' })
  return within(path)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
}

it('shows the path, whose turn it is and the promised day', async () => {
  show(progress)
  expect(await steps()).toEqual([
    'Submitted20 Feb 2026',
    'Preparation21 Feb 2026',
    'Technical reviewNow',
    'Business reviewTo come',
    'LiveTo come',
  ])
  expect(screen.getByText('Technical review has had the application since 21 Feb 2026.')).toBeTruthy()
  expect(screen.getByText('2 of 5 business days are used. You will hear from us by 27 Feb 2026.')).toBeTruthy()
})

it('says that the clock pauses while the partner answers', async () => {
  const clock = { ...progress.clock, turn: 'partner', paused: true, promisedOn: null } as ReviewProgress['clock']
  show({ ...progress, clock })
  expect((await steps())[2]).toBe('Technical reviewPaused')
  expect(screen.getByText(/It has been your turn since 21 Feb 2026\. The clock pauses while you answer\./)).toBeTruthy()
})

it('sends the reason of a withdrawal', async () => {
  const fetched = vi.fn(async (_address: string, { method = 'GET' }: RequestInit = {}) =>
    answerOf(method === 'GET' ? progress : { status: 'NEW' }),
  )
  vi.stubGlobal('fetch', fetched)
  show(progress)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Withdraw application' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw the application of Harbour Radio?' }))
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Not yet.')
  await user.click(dialog.getByRole('button', { name: 'Withdraw application' }))
  await waitFor(() => expect(fetched).toHaveBeenCalled())
  const [address, request] = fetched.mock.calls[0] ?? []
  expect([address, request?.body]).toEqual([
    `/portal/projects/${newProject.projectId}/withdraw`,
    JSON.stringify({ message: 'Not yet.' }),
  ])
})

it.each(['NEW', 'GONE_LIVE', 'REJECT', 'SUSPENDED'] as const)(
  'offers no withdrawal of a project %s',
  async (status) => {
    show(progress, { ...newProject, status })
    await screen.findByRole('main')
    expect(screen.queryByRole('button', { name: 'Withdraw application' })).toBeNull()
  },
)
