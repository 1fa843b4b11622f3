import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  getGetPartnerSuspenseQueryOptions,
  getListPartnerProjectsSuspenseQueryOptions,
} from '#generated/admin/client/partners.ts'
import type { AdminProjectRow } from '#generated/admin/model/adminProjectRow.ts'
import type { Partner } from '#generated/admin/model/partner.ts'
import type { ProjectDocument } from '#generated/admin/model/projectDocument.ts'
import { cellsOf, showPage } from '#tests/support/show-page.tsx'
import { partner, projectRow, totalsOf } from '#tests/support/staff-samples.ts'
import { queryClient } from '#web/api/query-client.ts'
import { PartnerDetails } from './partner-details.tsx'

interface Shown {
  projects?: AdminProjectRow[]
  /** Numbers of the server's projects, where the answer holds fewer. */
  totals?: Partial<ReturnType<typeof totalsOf>>
  document?: Partner['document']
}

function show({ projects = [], totals, document = null }: Shown) {
  queryClient.setQueryData(getGetPartnerSuspenseQueryOptions('o1').queryKey, partner({ document }))
  queryClient.setQueryData(getListPartnerProjectsSuspenseQueryOptions('o1').queryKey, {
    projects,
    totals: { ...totalsOf(projects), ...totals },
  })
  showPage(
    <PartnerDetails
      partnerId="o1"
      showsCompany={document !== null}
      onShowCompany={() => {}}
      onHideCompany={() => {}}
    />,
  )
}

const groups = async () => (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)
const four = ['Pending Projects', 'Approved Projects', 'Inactive Projects', 'Rejected Projects']

describe('the lists of a partner', () => {
  it('are four when no project is suspended', async () => {
    show({ projects: [projectRow({ id: 'Lumen Radio', status: 'live', stage: null })] })
    expect(await groups()).toEqual(four)
  })

  it('include suspended projects as long as there are any', async () => {
    show({ projects: [projectRow({ id: 'Lumen Quiz', status: 'deleted', stage: null })] })
    expect(await groups()).toEqual([...four, 'Suspended Projects'])
    expect(await cellsOf('Suspended Projects', 'Project name')).toEqual(['Lumen Quiz'])
  })
})

it('says of a list that only a part of it was sent', async () => {
  show({ projects: [projectRow({ id: 'Lumen Radio', status: 'live', stage: null })], totals: { live: 712 } })
  const approved = within(await screen.findByRole('region', { name: 'Approved Projects' }))
  expect(approved.getByRole('status').textContent).toBe('the first 1 of 712')
})

it('says how many projects a list without any holds on the server', async () => {
  const sent = ['Lumen Radio', 'Lumen Music'].map((id) => projectRow({ id, status: 'live', stage: null }))
  show({ projects: sent, totals: { reject: 3 } })
  const list = async (name: string) => (await screen.findByRole('region', { name })).textContent
  expect(await list('Rejected Projects')).toContain('Not shown: 3. This page lists only the 2 newest projects.')
  expect(await list('Rejected Projects')).not.toContain('None')
  expect(await list('Pending Projects')).toContain('None at the moment.')
})

describe('the registration document in Company Details', () => {
  const file = (antivirusStatus: ProjectDocument['antivirusStatus']) =>
    ({ id: 'd1', name: 'registration.pdf', antivirusStatus, downloadUrl: null }) as const
  const details = async () => within(await screen.findByRole('dialog', { name: 'Company Details' }))

  it.each([
    ['PENDING', '(Virus scan pending)'],
    ['REJECTED', 'Virus scan failed !'],
  ] as const)('cannot be downloaded while the scan is %s', async (status, words) => {
    show({ document: file(status) })
    expect((await details()).getByText(words)).toBeDefined()
    expect((await details()).queryByRole('button', { name: /Download/ })).toBeNull()
  })

  it('can be downloaded once the scan has accepted it', async () => {
    show({ document: file('ACCEPTED') })
    expect((await details()).getByRole('button', { name: 'Download registration.pdf' })).toBeDefined()
    expect((await details()).queryByText(/scan/i)).toBeNull()
  })
})
