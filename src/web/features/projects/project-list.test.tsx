import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getListProjectsSuspenseQueryOptions } from '#generated/portal/client/projects.ts'
import { cellsOf, showPage } from '#tests/support/show-page.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { ProjectList } from './project-list.tsx'

const row = (projectName: string, changesRequestedOn: string | null) => ({
  id: projectName,
  projectName,
  status: 'GO_LIVE_PENDING_SUBMIT' as const,
  changesRequestedOn,
  createDate: '2026-02-11T16:40:12.000Z',
})

it('keeps the status and says whose turn it is', async () => {
  const items = [row('Asked', '2026-03-08T06:00:00.000Z'), row('Waiting', null)]
  queryClient.setQueryData(getListProjectsSuspenseQueryOptions(wholeList).queryKey, { items })
  showPage(<ProjectList creating={false} onCreate={() => {}} onClose={() => {}} />)
  expect(await cellsOf('Projects', 'Status')).toEqual(['Pending ApprovalYour turn', 'Pending Approval'])
  expect(within(screen.getByRole('table', { name: 'Projects' })).getAllByText('Your turn')).toHaveLength(1)
})
