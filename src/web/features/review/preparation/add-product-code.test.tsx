import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { AdminProject } from '#generated/admin/model/adminProject.ts'
import { getGetConfigsSuspenseQueryOptions } from '#generated/portal/client/reference.ts'
import { regionProviders } from '#tests/support/figure-samples.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { AddProductCode } from './add-product-code.tsx'

async function show() {
  queryClient.setQueryData(getGetConfigsSuspenseQueryOptions().queryKey, { PROVIDER: regionProviders } as never)
  showPage(<AddProductCode project={{ id: 'p1', providers: ['STM', 'AIS'] } as AdminProject} onClose={() => {}} />)
  await screen.findByLabelText('Price')
  return userEvent.setup()
}

it('shows the currency of the chosen operator beside the price', async () => {
  const user = await show()
  await user.selectOptions(screen.getByLabelText('Operator'), 'AIS')
  screen.getByRole('textbox', { name: 'Price', description: /^THB/ })
  await user.selectOptions(screen.getByLabelText('Operator'), 'STM')
  screen.getByRole('textbox', { name: 'Price', description: /^SGD/ })
})

it('does not save a product code without a price', async () => {
  const fetch = vi.fn()
  vi.stubGlobal('fetch', fetch)
  const user = await show()
  await user.type(screen.getByLabelText('Product name'), 'Day ticket')
  await user.type(screen.getByLabelText('Product code'), 'PARK-DAY')
  await user.selectOptions(screen.getByLabelText('Operator'), 'STM')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  screen.getByText('Please enter an amount like 9.80')
  expect(fetch).not.toHaveBeenCalled()
})
