import { expect, it } from 'vitest'
import { getListPartnersSuspenseQueryOptions } from '#generated/admin/client/partners.ts'
import { cellsOf, headsOf, showPage } from '#tests/support/show-page.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { PartnerList } from './partner-list.tsx'

const counts = ['Total', 'Approved', 'Pending', 'Inactive', 'Rejected']

it('counts the projects of each partner by status', async () => {
  const partners = ['Tidewater Media', 'Lumen'].map((name, at) => ({
    partnerUUID: name,
    name,
    country: null,
    signUpDate: '2026-01-20T02:03:11.000Z',
    projects: { total: 15 + at, approved: 1, pending: 2, inactive: 3, rejected: 4 },
  }))
  queryClient.setQueryData(getListPartnersSuspenseQueryOptions({ ...wholeList, pageNo: 0 }).queryKey, {
    partners,
    total: partners.length,
  })
  showPage(<PartnerList />)
  const list = 'Content Partners'
  expect(await headsOf(list)).toEqual({
    heads: ['Partner name', ...counts],
    sorted: ['Partner name', 'ascending'],
  })
  expect(await cellsOf(list, 'Partner name')).toEqual(['Lumen', 'Tidewater Media'])
  const lumen = await Promise.all(counts.map(async (head) => (await cellsOf(list, head))[0]))
  expect(lumen).toEqual(['16', '1', '2', '3', '4'])
})
