import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { getListWishedProductCodesQueryOptions } from '#generated/portal/client/readiness.ts'
import { getGetConfigsSuspenseQueryOptions } from '#generated/portal/client/reference.ts'
import { answerOf } from '#tests/support/answers.ts'
import { regionProviders } from '#tests/support/figure-samples.ts'
import { newProject } from '#tests/support/project-samples.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { WishedCodes } from './wished-codes.tsx'

it('moves the focus to its heading when a code is removed', async () => {
  const wish = { provider: 'STM', code: 'DAY', description: 'Day ticket', price: '9.80', currency: 'SGD' } as const
  const { queryKey } = getListWishedProductCodesQueryOptions(newProject.projectId)
  queryClient.setQueryData(queryKey, { items: [wish] })
  queryClient.setQueryData(getGetConfigsSuspenseQueryOptions().queryKey, { PROVIDER: regionProviders } as never)
  vi.stubGlobal('fetch', async () => answerOf({ items: [] }))
  showPage(<WishedCodes project={newProject} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Remove DAY' }))
  await screen.findByText(/^No code yet\./)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')))
})

it('removes one code after the other, and keeps a code that another tab has added meanwhile', async () => {
  const wishes = ['DAY', 'WEEK'].map((code) => ({
    provider: 'STM',
    code,
    description: code,
    price: '9.80',
    currency: 'SGD',
  }))
  const { queryKey } = getListWishedProductCodesQueryOptions(newProject.projectId)
  queryClient.setQueryData(queryKey, { items: wishes } as never)
  queryClient.setQueryData(getGetConfigsSuspenseQueryOptions().queryKey, { PROVIDER: regionProviders } as never)
  let stored = [...wishes, { ...wishes[0], code: 'YEAR' }]
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method === 'PUT') stored = JSON.parse(String(body)).items.map((wish: object) => ({ ...wish, currency: 'SGD' }))
    return answerOf({ items: stored })
  })
  showPage(<WishedCodes project={newProject} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Remove DAY' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove WEEK' }))
  await waitFor(() => expect(stored.map(({ code }) => code)).toEqual(['YEAR']))
})
