import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getGetConfigsSuspenseQueryOptions } from '#generated/portal/client/reference.ts'
import { regionProviders } from '#tests/support/figure-samples.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { adminProject } from '#tests/support/staff-samples.ts'
import { queryClient } from '#web/api/query-client.ts'
import { ProjectFacts, ProjectRecord } from './project-facts.tsx'

it.each([
  ['en-SG', 'English (Singapore)'],
  [null, '–'],
])('names the language of a project with the locale %s as the partner sees it', async (locale, text) => {
  queryClient.setQueryData(getGetConfigsSuspenseQueryOptions().queryKey, { PROVIDER: regionProviders } as never)
  showPage(<ProjectFacts project={adminProject({ locale })} />)
  expect((await screen.findByText('Locale')).nextElementSibling?.textContent).toContain(text)
})

it('names the date of the request as the lists of a partner do', async () => {
  showPage(<ProjectRecord project={adminProject({ goLiveRequestDate: '2026-03-04T10:00:00.000Z' })} />)
  expect((await screen.findByText('Go-live request date')).nextElementSibling?.textContent).toBe('4 Mar 2026')
})
