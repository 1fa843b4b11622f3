import { beforeEach, describe, expect, it } from 'vitest'
import { getListPendingProjectsSuspenseQueryOptions } from '#generated/admin/client/review.ts'
import { cellsOf, headsOf, showPage } from '#tests/support/show-page.tsx'
import { projectRow } from '#tests/support/staff-samples.ts'
import { queryClient } from '#web/api/query-client.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { BusinessAdminHome } from './business-admin-home.tsx'
import { BusinessInternalHome, TechnicalHome } from './staff-homes.tsx'

const list = 'Pending Approval'

const waiting = [
  projectRow({ id: 'Older', dateSubmitted: '2026-02-11T08:00:00.000Z', techCheckDate: null }),
  projectRow({ id: 'Newest', dateSubmitted: '2026-02-13T08:00:00.000Z', techCheckDate: '2026-02-20T08:00:00.000Z' }),
  projectRow({ id: 'Newer', dateSubmitted: '2026-02-12T08:00:00.000Z', techCheckDate: '2026-02-14T08:00:00.000Z' }),
]

beforeEach(() => {
  queryClient.setQueryData(getListPendingProjectsSuspenseQueryOptions(wholeList).queryKey, {
    items: waiting,
    total: waiting.length,
  })
})

describe('pending projects', () => {
  it('of the technical admin are newest first', async () => {
    showPage(<TechnicalHome />)
    expect(await headsOf(list)).toEqual({
      heads: ['Project name', 'Partner name', 'Date submitted'],
      sorted: ['Date submitted', 'descending'],
    })
    expect(await cellsOf(list, 'Project name')).toEqual(['Newest', 'Newer', 'Older'])
  })

  it('of business internal are newest first', async () => {
    showPage(<BusinessInternalHome />)
    expect(await headsOf(list)).toEqual({
      heads: ['Project name', 'Partner name', 'Date submitted'],
      sorted: ['Date submitted', 'descending'],
    })
  })

  it('of the business admin are sorted by tech check, decidable ones first', async () => {
    showPage(<BusinessAdminHome />)
    expect(await headsOf(list)).toEqual({
      heads: ['Project name', 'Partner name', 'Date submitted', 'Tech check', 'Actions'],
      sorted: ['Tech check', 'ascending'],
    })
    expect(await cellsOf(list, 'Project name')).toEqual(['Newer', 'Newest', 'Older'])
    expect(await cellsOf(list, 'Tech check')).toEqual(['Done 14-Feb', 'Done 20-Feb', 'Not done'])
  })
})
