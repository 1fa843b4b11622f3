import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { getGetApiChangesSuspenseQueryOptions } from '#generated/admin/client/api-changes.ts'
import type { ApiChanges as Changes } from '#generated/admin/model/apiChanges.ts'
import { cellsOf, showPage } from '#tests/support/show-page.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { ApiChanges } from './api-changes.tsx'

const use = {
  projectId: 'p1',
  projectName: 'Lumen Games',
  isSubmitted: true,
  orgId: 'o1',
  partnerName: 'Lumen Pte Ltd',
  environment: 'live' as const,
  calls: 1204,
  unknown: 0,
  lastCallOn: '2026-11-20T08:00:00.000Z',
}
const draft = { ...use, projectId: 'p2', projectName: 'Lumen Podcasts', isSubmitted: false, calls: 1500, unknown: 3 }
const none: Changes = {
  since: '2026-08-25T00:00:00.000Z',
  product: 'payments',
  endings: [],
  comparisons: [],
  products: [{ product: 'payments', title: 'Payments' }],
}
const used: Changes = {
  ...none,
  endings: [
    {
      id: 'sendSms',
      label: 'the operation',
      operation: 'sendSms',
      method: 'POST',
      path: '/v1/sms',
      deprecated: null,
      sunset: '2027-05-01',
      total: 2,
      uses: [use, draft],
    },
  ],
  comparisons: [
    {
      version: 'unreleased',
      before: '1.0.0',
      released: null,
      changes: [
        {
          kind: 'breaking',
          rule: 'request-property-removed',
          message: 'reason is gone',
          pointer: '#/a',
          operations: ['refund'],
          countsFields: true,
          total: 0,
          uses: [],
        },
      ],
    },
  ],
}

function show(data: Changes, shown?: string) {
  const onChoose = vi.fn()
  queryClient.setQueryData(getGetApiChangesSuspenseQueryOptions({}).queryKey, data)
  showPage(<ApiChanges {...(shown && { show: shown })} onChoose={onChoose} />)
  return onChoose
}

it('lists the projects that used an ending part, most calls first, with links to partner and submitted project', async () => {
  show(used)
  const list = 'Who used: sendSms'
  expect(await cellsOf(list, 'Project name')).toEqual(['Lumen Podcasts', 'Lumen Games'])
  expect(await cellsOf(list, 'Calls')).toEqual(['1 500', '1 204'])
  expect(await cellsOf(list, 'Not known')).toEqual(['3', '0'])
  const links = within(screen.getByRole('table', { name: list })).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/content-partners/o1',
    '/content-partners/o1',
    '/sms-template/p1',
  ])
  screen.getByText('Concerns 2 projects of 1 partner')
  screen.getByText(/the log does not show whether these calls sent the field\. Fields are read from the newest 10 000/)
})

it('says that no call concerned a changed field', async () => {
  show(used)
  const change = within(await screen.findByRole('article', { name: 'reason is gone' }))
  change.getByText('No call in the last 90 days concerned this field.')
  change.getByText('Breaking')
})

it('shows one section on request', async () => {
  const onChoose = show(used, 'unreleased')
  await screen.findByRole('article', { name: 'reason is gone' })
  expect(screen.queryByRole('article', { name: 'sendSms' })).toBeNull()
  await userEvent.selectOptions(screen.getByLabelText('Show'), 'What ends')
  expect(onChoose).toHaveBeenCalledWith({ product: 'payments', show: 'endings' })
})

it('says that nothing changed', async () => {
  show(none)
  await screen.findByText('Nothing changed since the last release, and nothing ends.')
  screen.getByRole('button', { name: 'Refresh' })
})
