import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { getListProjectWishesQueryOptions } from '#generated/admin/client/readiness.ts'
import { getGetAdminProjectSuspenseQueryOptions, useGetAdminProjectSuspense } from '#generated/admin/client/review.ts'
import { getGetConfigsSuspenseQueryOptions } from '#generated/portal/client/reference.ts'
import { answerOf } from '#tests/support/answers.ts'
import { regionProviders } from '#tests/support/figure-samples.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { adminProject } from '#tests/support/staff-samples.ts'
import { queryClient } from '#web/api/query-client.ts'
import { ProductCodes } from './product-codes.tsx'
import { SmsTemplates } from './sms-templates.tsx'

const project = adminProject({
  stage: 'preparation',
  productCodes: [
    { id: 'c1', env_type: 'live', provider: 'STM', code: 'DAY', description: 'Day', price: '9.80', currency: 'SGD' },
  ],
  smsTemplates: [{ sms_template_id: 't1', text: 'Thank you.' } as never],
})
const empty = { ...project, productCodes: [], smsTemplates: [] }
const adding = { allowed: true } as const

beforeEach(() => {
  queryClient.setQueryData(getGetAdminProjectSuspenseQueryOptions('p1').queryKey, project)
  queryClient.setQueryData(getListProjectWishesQueryOptions('p1').queryKey, { items: [] })
  queryClient.setQueryData(getGetConfigsSuspenseQueryOptions().queryKey, { PROVIDER: regionProviders } as never)
  vi.stubGlobal('fetch', async () => answerOf(empty))
})
it.each([
  ['Product codes', ProductCodes, 'Delete DAY', 'Delete product code', 'No product code yet.'],
  ['SMS templates', SmsTemplates, 'Delete template 1', 'Delete template', 'No template found'],
] as const)('%s has the focus when a row is removed', async (name, List, remove, confirm, none) => {
  function Page() {
    const { data } = useGetAdminProjectSuspense('p1')
    return <List project={data} adding={adding} editable />
  }
  showPage(<Page />)
  await userEvent.click(await screen.findByRole('button', { name: remove }))
  await userEvent.click(screen.getByRole('button', { name: confirm }))
  await screen.findByText(none)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name })))
})
