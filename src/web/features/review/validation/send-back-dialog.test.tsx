import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { getGetAdminProjectSuspenseQueryOptions, useGetAdminProjectSuspense } from '#generated/admin/client/review.ts'
import { answerOf } from '#tests/support/answers.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { adminProject } from '#tests/support/staff-samples.ts'
import { queryClient } from '#web/api/query-client.ts'
import { toaster } from '#web/stores/toast.ts'
import { SendBackDialog } from './send-back-dialog.tsx'

/** A page that offers the dialog only at the desk of the technical admin. */
function Page() {
  const { data: project } = useGetAdminProjectSuspense('p1')
  return project.stage === 'technical-review' && <SendBackDialog project={project} onClose={() => {}} />
}

it('confirms that the project was sent back after the page has removed the dialog', async () => {
  vi.stubGlobal('fetch', async () => answerOf(adminProject({ stage: 'preparation' })))
  queryClient.setQueryData(getGetAdminProjectSuspenseQueryOptions('p1').queryKey, adminProject())
  showPage(<Page />)
  const user = userEvent.setup()
  await user.type(await screen.findByRole('textbox'), 'The price is wrong.')
  await user.click(screen.getByRole('button', { name: 'Send back' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(toaster.getVisibleToasts()[0]?.title).toBe('Sent back')
})
