import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { getListEndingsQueryOptions } from '#generated/portal/client/endings.ts'
import { getGetProjectSuspenseQueryOptions, useGetProjectSuspense } from '#generated/portal/client/projects.ts'
import { getGetReadinessQueryOptions } from '#generated/portal/client/readiness.ts'
import { getGetConfigsSuspenseQueryOptions } from '#generated/portal/client/reference.ts'
import type { Configs } from '#generated/portal/model/configs.ts'
import type { Project } from '#generated/portal/model/project.ts'
import type { Readiness } from '#generated/portal/model/readiness.ts'
import { answerOf } from '#tests/support/answers.ts'
import { keyOf, liveProject, newProject } from '#tests/support/project-samples.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { beginSignedIn } from '#tests/support/sign-in.ts'
import { queryClient } from '#web/api/query-client.ts'
import { Overview } from './overview.tsx'

beginSignedIn()

const { projectId } = newProject
const { queryKey } = getGetProjectSuspenseQueryOptions(projectId)
const configs: Configs = {
  contactEmail: 'hello@portal.example',
  PRODUCT_TYPE: [],
  PROJECT_TYPE: [],
  ENV_TYPE: [],
  PROVIDER: [],
  COMPANY_TYPE: [],
  SERVICE_PROVIDER_V1: [],
  SERVICE_PROVIDER_STATUS: [],
  environments: [],
  workingDays: [],
}

const readiness: Readiness = {
  score: 6,
  items: [
    {
      id: 'createCharge',
      title: 'Charge a subscriber',
      weight: 6,
      done: true,
      seen: 'createCharge: SUCCESS 200',
      seenOn: '2026-03-02T09:31:12.000Z',
      callId: '0195561a-7f00-7abc-8def-0123456789ab',
      fulfil: { place: 'documentation', operation: 'createCharge', instruction: 'Make one successful call.' },
    },
    {
      id: 'addresses',
      title: 'Addresses named',
      weight: 5,
      done: false,
      seen: null,
      seenOn: null,
      callId: null,
      fulfil: { place: 'codes', operation: null, instruction: 'Add the addresses of your servers.' },
    },
  ],
}

function Page() {
  return <Overview project={useGetProjectSuspense(projectId).data} environment="sandbox" />
}

async function show(project: Project) {
  queryClient.setQueryData(getGetConfigsSuspenseQueryOptions().queryKey, configs)
  queryClient.setQueryData(queryKey, project)
  queryClient.setQueryData(getGetReadinessQueryOptions(projectId).queryKey, readiness)
  queryClient.setQueryData(getListEndingsQueryOptions(projectId).queryKey, { since: '', calls: 0, items: [] })
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
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    if (address.includes('/readiness')) return answerOf(readiness)
    const data = method === 'GET' ? withKey : { apiKeyValue: 'sandbox_0123456789abcdefghij', ...keyOf('sandbox') }
    return answerOf(data)
  })
  const step = await show(newProject)
  await userEvent.click(step.getByRole('button', { name: 'Generate sandbox key' }))
  expect(await screen.findByRole('dialog', { name: 'Your sandbox key' })).toBeTruthy()
  act(() => void queryClient.setQueryData(queryKey, withKey))
  expect(await screen.findByText('Make a first call')).toBeTruthy()
  expect(screen.getByRole('dialog', { name: 'Your sandbox key' })).toBeTruthy()
})

it('shows the score, the open items with their place, and the call behind an item that is done', async () => {
  await show(newProject)
  const section = within(screen.getByRole('region', { name: 'Readiness' }))
  expect(section.getByRole('meter', { name: 'Readiness' }).getAttribute('aria-valuenow')).toBe('6')
  expect(section.getByText('1 of 2 items is open.', { exact: false })).toBeTruthy()
  const place = within(section.getByRole('list', { name: 'Open items' })).getByRole('link')
  expect(place.getAttribute('href')).toBe(`/projects/${projectId}/codes`)
  await userEvent.click(section.getByText('Done: 1 of 2'))
  const call = section.getByRole('link', { name: 'View call: Charge a subscriber' })
  expect(call.getAttribute('href')).toBe(`/projects/${projectId}/calls?call=0195561a-7f00-7abc-8def-0123456789ab`)
})

it('shows no checklist for a live project', async () => {
  await show({ ...liveProject, credentials: [] })
  expect(screen.queryByRole('region', { name: 'Readiness' })).toBeNull()
})
