import { screen, within } from '@testing-library/react'
import { expect, it, test, vi } from 'vitest'
import { getListEndingsQueryOptions } from '#generated/portal/client/endings.ts'
import type { UsedEnding } from '#generated/portal/model/usedEnding.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { Endings } from './endings.tsx'

const sms: UsedEnding = {
  product: 'direct-carrier-billing',
  productTitle: 'Direct Carrier Billing',
  operation: 'sendSms',
  method: 'POST',
  path: '/v1/notification/sms',
  label: 'the operation',
  sunset: '2027-05-01',
  environment: 'live',
  calls: 1204,
  unknown: 0,
  lastCallOn: '2026-11-20T08:00:00.000Z',
}
const contact: UsedEnding = { ...sms, operation: 'createCharge', label: 'the property x', calls: 0, unknown: 3 }
const projectId = 'p1'

function show(calls: number, items: UsedEnding[]): void {
  const { queryKey } = getListEndingsQueryOptions(projectId)
  queryClient.setQueryData(queryKey, { since: '2026-08-25T00:00:00.000Z', calls, items })
  showPage(
    <>
      <Endings projectId={projectId} />
      <p>The page</p>
    </>,
  )
}

it('lists each ending part with its day, its calls and its last use', async () => {
  show(1204, [sms, contact])
  const notice = within(await screen.findByRole('status'))
  notice.getByText('1 204 calls in the last 90 days use something that ends')
  const [first, second] = notice.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(first).toBe(
    'POST /v1/notification/sms: the operation ends on 1 May 20271 204 calls in live. Last used on 20 Nov 2026. What to use instead',
  )
  expect(second).toContain(
    '3 calls in live may have sent it: the log does not keep all fields, and we read the newest 10 000 calls.',
  )
  expect(notice.getAllByRole('link')[0]?.getAttribute('href')).toBe('/api-doc/direct-carrier-billing#sendSms')
})

it('shows nothing when nothing that is used ends', async () => {
  show(0, [])
  await screen.findByText('The page')
  expect(screen.queryByRole('status')).toBeNull()
})

it('says that it could not check', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')))
  showPage(<Endings projectId={projectId} />)
  await screen.findByText(/could not check whether your calls use something that ends\. Network error/)
})

test.each([
  [1, 0, '1 call in the last 90 days uses something that ends'],
  [2, 5, '2 calls in the last 90 days use something that ends'],
  [0, 1, '1 call in the last 90 days may use something that ends'],
  [0, 2, '2 calls in the last 90 days may use something that ends'],
])('titles %i known and %i unknown calls', async (calls, unknown, title) => {
  show(calls, [{ ...sms, unknown }])
  within(await screen.findByRole('status')).getByText(title)
})
