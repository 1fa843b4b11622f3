import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getGetOrganisationSuspenseQueryOptions } from '#generated/portal/client/organisation.ts'
import type { Organisation } from '#generated/portal/model/organisation.ts'
import { organisation } from '#tests/support/profiles.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { CompanyNotice } from './company-notice.tsx'
import { IncompleteCompany } from './submission.ts'

const unknownCountry: Organisation = { ...organisation, status: 'active', requestedFields: ['/company/country'] }
const incomplete = new IncompleteCompany('The details of your company are not complete.')

const show = (company: Organisation, problem: unknown) => {
  queryClient.setQueryData(getGetOrganisationSuspenseQueryOptions().queryKey, company)
  showPage(<CompanyNotice problem={problem} />)
}

it.each([
  ['before Submit', null, 'status'],
  ['after a failed Submit', incomplete, 'alert'],
])('leads to the profile to choose an unknown country again, %s', async (_, problem, role) => {
  show(unknownCountry, problem)
  expect((await screen.findByRole(role)).textContent).toMatch(/^The country of your company is not in our list\./)
  expect(screen.getByRole('link', { name: 'your profile' }).getAttribute('href')).toBe('/partner-profile')
})

it('leads to the profile and to us when another part of a settled company is missing', async () => {
  show(organisation, incomplete)
  expect((await screen.findByRole('alert')).textContent).toMatch(/^The details of your company are not complete\./)
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/partner-profile', '/_contact'])
})
