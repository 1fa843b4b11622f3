import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getGetProjectSuspenseQueryOptions } from '#generated/portal/client/projects.ts'
import { liveProject, suspendedProject } from '#tests/support/project-samples.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { beginSignedIn } from '#tests/support/sign-in.ts'
import { queryClient } from '#web/api/query-client.ts'
import { ProjectFrame } from './project-frame.tsx'

beginSignedIn()

const { projectId } = liveProject
const { queryKey } = getGetProjectSuspenseQueryOptions(projectId)

async function show() {
  queryClient.setQueryData(queryKey, liveProject)
  showPage(
    <ProjectFrame projectId={projectId} tab="keys" chosen="live" wizard={() => null}>
      <p>The keys.</p>
    </ProjectFrame>,
  )
  await screen.findByRole('heading', { level: 1 })
}

const band = () => screen.getByRole('region', { name: 'Environment' })
const toLive = () => screen.getByRole('switch', { name: 'Live environment' })

it('shows the environment of the address, and that the project is suspended', async () => {
  await show()
  expect(band().textContent).toContain('Keys, calls and figures of the live environment.')
  expect(toLive().getAttribute('aria-checked')).toBe('true')

  act(() => void queryClient.setQueryData(queryKey, suspendedProject))
  await waitFor(() => expect(band().textContent).toContain('Keys are refused.'))
  expect(['aria-checked', 'aria-disabled'].map((name) => toLive().getAttribute(name))).toEqual(['false', 'true'])
})

it('links every tab in the chosen environment, and marks the current one', async () => {
  await show()
  const tabs = screen.getAllByRole('tab')
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
    ['Overview', `/projects/${projectId}?environment=live`],
    ['Keys', `/projects/${projectId}/keys?environment=live`],
    ['Codes and addresses', `/projects/${projectId}/codes?environment=live`],
    ['Calls', `/projects/${projectId}/calls?environment=live`],
    ['Handset', `/projects/${projectId}/handset?environment=live`],
    ['Analytics', `/projects/${projectId}/analytics?environment=live`],
    ['Review', `/projects/${projectId}/review?environment=live`],
  ])
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Keys')
  expect(screen.getByRole('tabpanel', { name: 'Keys' }).textContent).toBe('The keys.')
})
