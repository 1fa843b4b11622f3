import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { getGetProjectSuspenseQueryOptions, useGetProjectSuspense } from '#generated/portal/client/projects.ts'
import type { Project } from '#generated/portal/model/project.ts'
import { answerOf } from '#tests/support/answers.ts'
import { keyOf, liveProject, suspendedProject } from '#tests/support/project-samples.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { beginSignedIn } from '#tests/support/sign-in.ts'
import { queryClient } from '#web/api/query-client.ts'
import { rememberKey, useSandboxKeys } from '#web/stores/sandbox-keys.ts'
import { Keys } from './key-section.tsx'

beginSignedIn()

const { projectId } = liveProject

function Page() {
  const { data: project } = useGetProjectSuspense(projectId)
  return <Keys project={project} environment="sandbox" />
}

async function show(project: Project) {
  queryClient.setQueryData(getGetProjectSuspenseQueryOptions(projectId).queryKey, project)
  showPage(<Page />)
  await screen.findByRole('region', { name: 'Sandbox keys' })
  return userEvent.setup()
}

it('lists a live key of a suspended project apart, revokes it, and generates no other', async () => {
  const revoked = { ...keyOf('live'), status: 'revoked', is_active: false } as const
  const fetched = vi.fn(async (_address: string, { method = 'GET' }: RequestInit = {}) => {
    const data = method === 'GET' ? { ...suspendedProject, credentials: [keyOf('sandbox'), revoked] } : null
    return answerOf(data)
  })
  vi.stubGlobal('fetch', fetched)
  const user = await show(suspendedProject)
  const keys = within(screen.getByRole('region', { name: 'Live keys' }))
  expect(keys.getByText(/^These keys do not work while the project is suspended/)).toBeTruthy()
  expect(keys.getByRole('button', { name: 'Generate live key' }).getAttribute('aria-disabled')).toBe('true')
  expect(within(screen.getByRole('region', { name: 'Sandbox keys' })).queryByText('live_…4321')).toBeNull()

  await user.click(keys.getByRole('button', { name: 'Revoke live_…4321' }))
  await user.click(screen.getByRole('button', { name: 'Revoke key' }))
  expect(await keys.findByText('Revoked')).toBeTruthy()
  expect(document.activeElement).toBe(keys.getByRole('heading'))
  const [address, request] = fetched.mock.calls[0] ?? []
  expect([address, request?.method]).toEqual(['/portal/keys/the-live-key', 'DELETE'])
  expect(keys.queryByRole('button', { name: 'Revoke live_…4321' })).toBeNull()
})

it('forgets a revoked key, which the samples would show', async () => {
  vi.stubGlobal('fetch', async () => answerOf({ ...liveProject, credentials: [] }))
  rememberKey(projectId, 'sandbox_one4321')
  const user = await show(liveProject)
  await user.click(screen.getByRole('button', { name: 'Revoke sandbox_…4321' }))
  await user.click(screen.getByRole('button', { name: 'Revoke key' }))
  await screen.findByText(/^No sandbox key yet/)
  expect(useSandboxKeys.getState().keys.get(projectId)).toBeUndefined()
})

it.each([
  ['live', liveProject, 'No sandbox key yet. Generate one to make your first call.'],
  ['suspended', suspendedProject, 'No sandbox key yet.'],
])('says that a %s project has no sandbox key, and what to do about it', async (_, project, words) => {
  await show({ ...project, credentials: [keyOf('live')] })
  const keys = screen.getByRole('region', { name: 'Sandbox keys' })
  expect(within(keys).getByText(/^No sandbox key/).textContent).toBe(words)
})
