import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import {
  getGetProjectSuspenseQueryOptions,
  getListProjectsSuspenseQueryOptions,
} from '#generated/portal/client/projects.ts'
import { getGetConfigsSuspenseQueryOptions } from '#generated/portal/client/reference.ts'
import { beginInHighWindow } from '#tests/support/high-window.ts'
import { newProject } from '#tests/support/project-samples.ts'
import { sampleProduct, sampleSource } from '#tests/support/sample-product.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { beginSignedIn } from '#tests/support/sign-in.ts'
import { queryClient } from '#web/api/query-client.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { chooseProject, rememberKey } from '#web/stores/sandbox-keys.ts'
import { ProductPage } from './product-page.tsx'

beginInHighWindow()
beginSignedIn()

const projects = ['harbour', 'lumen'].map((projectId) => ({ ...newProject, projectId, name: projectId }))

function keepProjects() {
  queryClient.setQueryData(getGetConfigsSuspenseQueryOptions().queryKey, { environments: [] } as never)
  const items = projects.map(({ projectId, name }) => ({ id: projectId, projectName: name }))
  queryClient.setQueryData(getListProjectsSuspenseQueryOptions(wholeList).queryKey, { items } as never)
  for (const project of projects) {
    queryClient.setQueryData(getGetProjectSuspenseQueryOptions(project.projectId).queryKey, project)
    rememberKey(project.projectId, 'sandbox_key')
  }
}

it('forgets the answer of the sandbox when another project is chosen', async () => {
  vi.stubGlobal('fetch', async () => new Response('{"resultCode":"SUCCESS"}'))
  keepProjects()
  chooseProject('harbour')
  window.history.replaceState(null, '', '#charge0/try-out')
  showPage(<ProductPage source={sampleSource({ ...sampleProduct(1), suffix: 'real', tryOut: 'engine' })} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Send it for real' }))
  await screen.findByRole('region', { name: 'Answer of the sandbox' })
  expect(screen.getByRole('link', { name: 'call log' }).getAttribute('href')).toBe('/projects/harbour/calls')
  await userEvent.selectOptions(screen.getByLabelText('Fill the samples with'), 'lumen')
  expect(screen.getByRole('link', { name: 'Handset' }).getAttribute('href')).toBe('/projects/lumen/handset')
  expect(screen.queryByRole('region', { name: 'Answer of the sandbox' })).toBeNull()
})
