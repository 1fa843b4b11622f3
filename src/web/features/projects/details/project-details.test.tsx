import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getGetProjectSuspenseQueryOptions } from '#generated/portal/client/projects.ts'
import { getGetConfigsSuspenseQueryOptions } from '#generated/portal/client/reference.ts'
import type { Configs } from '#generated/portal/model/configs.ts'
import type { Credential } from '#generated/portal/model/credential.ts'
import type { Project } from '#generated/portal/model/project.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { storeMfaToken, storeTokens } from '#web/api/tokens.ts'
import { rememberRole, rememberUsername, rereadSession } from '#web/stores/session.ts'
import { ProjectDetails } from './project-details.tsx'

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

const keyOf = (environment: 'sandbox' | 'live'): Credential => ({
  ...{
    id: `the-${environment}-key`,
    accessKey: `${environment}_…4321`,
    environment,
    status: 'active',
    is_active: true,
  },
  ...{ accessKeyGeneratedBy: 'dana@lumen.example', opToken: null, lastUsedOn: null },
  ...{ createdOn: '2026-03-01T00:00:00.000Z', accessKeyExpiredOn: '2099-03-01T00:00:00.000Z' },
})
const live: Project = {
  ...{ projectId: '0c9d1f57-0b1e-4a53-8f0c-0a3b8f3f7c22', partnerId: '5f0c', name: 'Harbour Radio', description: '' },
  ...{ status: 'GONE_LIVE', isLive: true, projectType: 1, productType: 1, providers: ['STM'] },
  ...{ createdOn: '2026-02-01T00:00:00.000Z', updatedOn: '2026-03-01T00:00:00.000Z' },
  ...{ goLiveRequestDate: null, goLiveDate: null, rejectDate: null, rejectComment: null, suspendComment: null },
  technicalData: {
    ...{ sandboxUrl: 'http://portal.example/sandbox', liveUrl: 'http://portal.example/live' },
    ...{ lastSandboxUsageDate: null, techCheckDate: null },
  },
  network: [],
  apiProperties: { sandbox: [], live: [] },
  credentials: [keyOf('sandbox'), keyOf('live')],
}
const suspended: Project = { ...live, status: 'SUSPENDED', suspendComment: 'Complaints of subscribers.' }
const configs: Configs = {
  ...{ contactEmail: 'hello@portal.example', PRODUCT_TYPE: [], PROJECT_TYPE: [], ENV_TYPE: [], PROVIDER: [] },
  ...{ COMPANY_TYPE: [], SERVICE_PROVIDER_V1: [], SERVICE_PROVIDER_STATUS: [], environments: [] },
}

const { queryKey } = getGetProjectSuspenseQueryOptions(live.projectId)

async function show(project: Project) {
  queryClient.setQueryData(getGetConfigsSuspenseQueryOptions().queryKey, configs)
  queryClient.setQueryData(queryKey, project)
  showPage(
    <ProjectDetails
      projectId={project.projectId}
      onGoLive={() => {}}
      wizard={() => null}
      analytics={(_, environment) => <p>Figures of {environment}</p>}
      calls={(_, environment) => <p>Calls of {environment}</p>}
    />,
  )
  await screen.findByRole('heading', { level: 1 })
  return userEvent.setup()
}

it('a project that is suspended while its live side is shown goes back to the sandbox', async () => {
  const user = await show(live)
  await user.click(screen.getByRole('switch', { name: 'Live environment' }))
  expect(screen.getByText('Live URL')).toBeTruthy()
  expect(screen.getByText('Figures of live')).toBeTruthy()
  expect(screen.queryByRole('table', { name: 'Sandbox keys' })).toBeNull()

  act(() => void queryClient.setQueryData(queryKey, suspended))
  expect(await screen.findByText('Sandbox URL')).toBeTruthy()
  const toLive = screen.getByRole('switch', { name: 'Live environment' })
  expect(['aria-checked', 'aria-disabled'].map((name) => toLive.getAttribute(name))).toEqual(['false', 'true'])
  expect(screen.getByText('Figures of sandbox')).toBeTruthy()
  expect(screen.getByText('Calls of sandbox')).toBeTruthy()
})

it('a leaked live key of a suspended project is listed apart, is revoked, and no other is made', async () => {
  const revoked = { ...keyOf('live'), status: 'revoked', is_active: false } as const
  const fetched = vi.fn(async (_address: string, { method = 'GET' }: RequestInit = {}) => {
    const data = method === 'GET' ? { ...suspended, credentials: [keyOf('sandbox'), revoked] } : null
    return new Response(JSON.stringify({ status: true, message: '', data }))
  })
  vi.stubGlobal('fetch', fetched)
  const user = await show(suspended)
  const keys = within(screen.getByRole('region', { name: 'Live keys' }))
  expect(keys.getByText(/^Refused now, and taken again/)).toBeTruthy()
  expect(keys.getByRole('button', { name: 'Generate live key' }).getAttribute('aria-disabled')).toBe('true')
  expect(within(screen.getByRole('region', { name: 'Sandbox keys' })).queryByText('live_…4321')).toBeNull()

  await user.click(keys.getByRole('button', { name: 'Revoke live_…4321' }))
  await user.click(screen.getByRole('button', { name: 'Revoke key' }))
  expect(await keys.findByText('Revoked')).toBeTruthy()
  const [address, request] = fetched.mock.calls[0] ?? []
  expect([address, request?.method]).toEqual(['/portal/keys/the-live-key', 'DELETE'])
  expect(keys.queryByRole('button', { name: 'Revoke live_…4321' })).toBeNull()
})

it.each([
  ['live', live, 'No sandbox key yet. Generate one to make your first call.'],
  ['suspended', suspended, 'No sandbox key yet.'],
])('a %s project without a sandbox key says so, and what can be done about it', async (_, project, words) => {
  await show({ ...project, credentials: [keyOf('live')] })
  const keys = screen.getByRole('region', { name: 'Sandbox keys' })
  expect(within(keys).getByText(/^No sandbox key/).textContent).toBe(words)
})
