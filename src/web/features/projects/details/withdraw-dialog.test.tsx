import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { getGetProjectSuspenseQueryOptions, useGetProjectSuspense } from '#generated/portal/client/projects.ts'
import { answerOf } from '#tests/support/answers.ts'
import { newProject } from '#tests/support/project-samples.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { toaster } from '#web/stores/toast.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

const { projectId } = newProject

/** A page that offers the dialog only while the project is under review. */
function Page() {
  const { data: project } = useGetProjectSuspense(projectId)
  return project.status !== 'NEW' && <WithdrawDialog project={project} onClose={() => {}} />
}

it('confirms the withdrawal also where the page removes the dialog', async () => {
  vi.stubGlobal('fetch', async () => answerOf(newProject))
  queryClient.setQueryData(getGetProjectSuspenseQueryOptions(projectId).queryKey, {
    ...newProject,
    status: 'GO_LIVE_PENDING_SUBMIT',
  })
  showPage(<Page />)
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw application' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(toaster.getVisibleToasts()[0]?.title).toBe('Withdrawn')
})
