import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { getGetProjectSuspenseQueryOptions, useGetProjectSuspense } from '#generated/portal/client/projects.ts'
import type { Project } from '#generated/portal/model/project.ts'
import { newProject } from '#tests/support/project-samples.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { beginSignedIn } from '#tests/support/sign-in.ts'
import { queryClient } from '#web/api/query-client.ts'
import { GoLive } from './go-live.tsx'

beginSignedIn()
// The wizard shows its dialog while it loads.
beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => {})))

const { projectId } = newProject
const { queryKey } = getGetProjectSuspenseQueryOptions(projectId)

function Page() {
  const { data: project } = useGetProjectSuspense(projectId)
  return (
    <main>
      {project.status}
      <GoLive project={project} onClosed={() => {}} />
    </main>
  )
}

const change = (status: Project['status']) =>
  act(async () => queryClient.setQueryData(queryKey, { ...newProject, status }))

it('opens when a project that was under review turns out to be rejected', async () => {
  await change('GO_LIVE_PENDING_SUBMIT')
  showPage(<Page />)
  await screen.findByText('GO_LIVE_PENDING_SUBMIT')
  expect(screen.queryByRole('dialog')).toBeNull()
  await change('REJECT')
  await screen.findByRole('dialog', { name: 'Go Live' })
})

it('stays open when its project is submitted', async () => {
  await change('NEW')
  showPage(<Page />)
  await screen.findByRole('dialog', { name: 'Go Live' })
  await change('GO_LIVE_PENDING_SUBMIT')
  await screen.findByText('GO_LIVE_PENDING_SUBMIT')
  expect(screen.getByRole('dialog', { name: 'Go Live' })).toBeDefined()
})
