import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Organisation } from '#generated/portal/model/organisation.ts'
import { organisationQueries } from '#web/api/organisation-queries.ts'
import { queryClient } from '#web/api/query-client.ts'
import { userQueries } from '#web/api/user-queries.ts'
import { system } from '#web/theme/system.ts'
import { PartnerProfile } from './partner-profile.tsx'

afterEach(() => {
  cleanup()
  queryClient.clear()
})

const organisation: Organisation = {
  name: 'Harbour Pte Ltd',
  website: null,
  industry: null,
  identity_uen: null,
  details: null,
  address: null,
  country: null,
  hotline_number: null,
  status: 'draft',
  underReview: false,
  documentName: null,
  documentDownloadURL: null,
  documentStatus: null,
  bankDetails: { accountNumber: null, bankCode: null, bankName: null, branchCode: null },
}
const user = {
  id: 'u1',
  org_id: 'o1',
  fullName: 'Dana Ong',
  address: null,
  salutation: null,
  mobileNumber: null,
  jobTitle: null,
  emailId: 'dana@harbour.example',
  roleId: 1,
  roleName: 'external_admin_role',
} as const

/** The profile of a company that stands like this. */
function show(standing: Pick<Organisation, 'status' | 'underReview'>) {
  queryClient.setQueryData(organisationQueries.mine().queryKey, { ...organisation, ...standing })
  queryClient.setQueryData(userQueries.me().queryKey, user)
  queryClient.setQueryData(userQueries.sessions().queryKey, [])
  render(
    <ChakraProvider value={system}>
      <QueryClientProvider client={queryClient}>
        <PartnerProfile />
      </QueryClientProvider>
    </ChakraProvider>,
  )
  return screen.getByRole('button', { name: 'Edit' })
}

const tooltipOf = (button: HTMLElement) =>
  document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent
const reviewed = 'A project of yours is being reviewed. Until it is decided, these details cannot be changed.'

it('can be edited before a project is submitted', () => {
  const edit = show({ status: 'draft', underReview: false })
  expect(edit.getAttribute('aria-disabled')).toBeNull()
  expect(edit.getAttribute('aria-describedby')).toBeNull()
  expect(screen.queryByRole('status')).toBeNull()
})

it('a company that was accepted is closed', () => {
  const edit = show({ status: 'active', underReview: false })
  expect(edit.getAttribute('aria-disabled')).toBe('true')
  expect(tooltipOf(edit)).toBe('Profile cannot be edited anymore')
  expect(screen.queryByText(reviewed)).toBeNull()
})

it('one under review is closed with the same words, and the page says until when', () => {
  const edit = show({ status: 'draft', underReview: true })
  expect(edit.getAttribute('aria-disabled')).toBe('true')
  expect(tooltipOf(edit)).toBe('Profile cannot be edited anymore')
  expect(screen.getByRole('status').textContent).toBe(reviewed)
})
