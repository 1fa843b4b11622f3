import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getGetConfigsSuspenseQueryOptions } from '#generated/portal/client/reference.ts'
import { regionProviders } from '#tests/support/figure-samples.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { adminProject } from '#tests/support/staff-samples.ts'
import { queryClient } from '#web/api/query-client.ts'
import { ProjectFacts } from './project-facts.tsx'

it.each([
  ['en-SG', 'English (Singapore)'],
  [null, '–'],
])('names the language of a project with the locale %s as the partner sees it', async (locale, text) => {
  queryClient.setQueryData(getGetConfigsSuspenseQueryOptions().queryKey, { PROVIDER: regionProviders } as never)
  showPage(<ProjectFacts project={adminProject({ locale })} />)
  expect((await screen.findByText('Locale')).nextElementSibling?.textContent).toContain(text)
})
