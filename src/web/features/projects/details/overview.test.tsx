import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getGetProjectSuspenseQueryOptions, useGetProjectSuspense } from '#generated/portal/client/projects.ts'
import { getGetConfigsSuspenseQueryOptions } from '#generated/portal/client/reference.ts'
import type { Configs } from '#generated/portal/model/configs.ts'
import type { Project } from '#generated/portal/model/project.ts'
import { keyOf, liveProject, newProject } from '#tests/support/project-samples.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { storeMfaToken, storeTokens } from '#web/api/tokens.ts'
import { rememberRole, rememberUsername, rereadSession } from '#web/stores/session.ts'
import { Overview } from './overview.tsx'

beforeEach(() => {
  storeTokens({ AccessToken: 'a', RefreshToken: 'r' })
  storeMfaToken('m')
  rememberUsername('dana@lumen.example')
  rememberRole('EXTERNAL_ADMIN')
  rereadSession()
})
afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

const { projectId } = newProject
const { queryKey } = getGetProjectSuspenseQueryOptions(projectId)
const configs: Configs = {
  ...{ contactEmail: 'hello@portal.example', PRODUCT_TYPE: [], PROJECT_TYPE: [], ENV_TYPE: [], PROVIDER: [] },
  ...{ COMPANY_TYPE: [], SERVICE_PROVIDER_V1: [], SERVICE_PROVIDER_STATUS: [], environments: [], workingDays: [] },
}

function Page() {
  return <Overview project={useGetProjectSuspense(projectId).data} environment="sandbox" />
}

async function show(project: Project) {
  queryClient.setQueryData(getGetConfigsSuspenseQueryOptions().queryKey, configs)
  queryClient.setQueryData(queryKey, project)
  showPage(<Page />)
  return within(await screen.findByRole('region', { name: 'Next step' }))
}

it('links the next step to its tab, in its environment', async () => {
  const step = await show({ ...liveProject, credentials: [] })
  const link = step.getByRole('link', { name: 'Generate a live key' })
  expect(link.getAttribute('href')).toBe(`/projects/${projectId}/keys?environment=live`)
})

it('generates the first key at once, and keeps its dialog when the next step has come', async () => {
  const withKey = { ...newProject, credentials: [keyOf('sandbox')] }
  vi.stubGlobal('fetch', async (_: string, { method = 'GET' }: RequestInit = {}) => {
    const data = method === 'GET' ? withKey : { apiKeyValue: 'sandbox_0123456789abcdefghij', ...keyOf('sandbox') }
    return Response.json({ status: true, message: '', data })
  })
  const step = await show(newProject)
  await userEvent.click(step.getByRole('button', { name: 'Generate sandbox key' }))
  expect(await screen.findByRole('dialog', { name: 'Your sandbox key' })).toBeTruthy()
  act(() => void queryClient.setQueryData(queryKey, withKey))
  expect(await screen.findByText('Make a first call')).toBeTruthy()
  expect(screen.getByRole('dialog', { name: 'Your sandbox key' })).toBeTruthy()
})
