import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { getListProjectWishesQueryOptions } from '#generated/admin/client/readiness.ts'
import type { WishedProductCode } from '#generated/admin/model/wishedProductCode.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { adminProject } from '#tests/support/staff-samples.ts'
import { queryClient } from '#web/api/query-client.ts'
import { Wishes } from './wishes.tsx'

const wish: WishedProductCode = {
  provider: 'STM',
  code: 'LUM-YEAR',
  description: 'Lumen Year',
  price: '98.00',
  currency: 'SGD',
}

it('offers the wishes that are not added yet', async () => {
  const added: WishedProductCode = { ...wish, code: 'LUM-MONTH' }
  const project = adminProject({ productCodes: [{ ...added, id: 'c1', env_type: 'live' }] })
  queryClient.setQueryData(getListProjectWishesQueryOptions(project.id).queryKey, { items: [added, wish] })
  const onAdd = vi.fn()
  showPage(<Wishes project={project} disabledReason={undefined} onAdd={onAdd} />)
  const list = within(await screen.findByRole('list', { name: 'Codes the partner wants' }))
  expect(list.getAllByRole('listitem')).toHaveLength(1)
  await userEvent.click(list.getByRole('button', { name: 'Add LUM-YEAR' }))
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(wish)
})

it('shows the wish of an operator that the project has not requested without Add, and says why', async () => {
  const other: WishedProductCode = { ...wish, provider: 'AIS', code: 'LUM-DAY' }
  const project = adminProject({ providers: ['STM'] })
  queryClient.setQueryData(getListProjectWishesQueryOptions(project.id).queryKey, { items: [wish, other] })
  showPage(<Wishes project={project} disabledReason={undefined} onAdd={vi.fn()} />)
  const list = within(await screen.findByRole('list', { name: 'Codes the partner wants' }))
  const [requested, notRequested] = list.getAllByRole('listitem')
  expect(requested?.textContent).not.toContain('Operator not requested')
  expect(notRequested?.textContent).toMatch(/AIS LUM-DAY.*Operator not requested/)
  expect(list.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Add LUM-YEAR'])
})

it('says that the wishes could not be read', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')))
  showPage(<Wishes project={adminProject()} disabledReason={undefined} onAdd={vi.fn()} />)
  await screen.findByText('The codes that the partner wants could not be read')
})
