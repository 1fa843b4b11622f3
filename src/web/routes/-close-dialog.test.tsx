import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import {
  getGetPartnerSuspenseQueryOptions,
  getListPartnerProjectsSuspenseQueryOptions,
} from '#generated/admin/client/partners.ts'
import { answerOf } from '#tests/support/answers.ts'
import { Providers } from '#tests/support/show-page.tsx'
import { signIn } from '#tests/support/sign-in.ts'
import { partner, totalsOf } from '#tests/support/staff-samples.ts'
import { queryClient } from '#web/api/query-client.ts'
import { createPortalRouter } from '../router.ts'

beforeEach(() => {
  vi.stubGlobal('fetch', async () => answerOf({ items: [], total: 0, unread: 0 }))
  signIn('BUSINESS_ADMIN', 'bea')
  queryClient.setQueryData(getGetPartnerSuspenseQueryOptions('o1').queryKey, partner())
  const projects = { projects: [], totals: totalsOf([]) }
  queryClient.setQueryData(getListPartnerProjectsSuspenseQueryOptions('o1').queryKey, projects)
})

/** The page of a partner after the list of partners. */
function show(address: string) {
  const history = createMemoryHistory({ initialEntries: ['/content-partners', address] })
  render(<RouterProvider router={createPortalRouter(history)} />, { wrapper: Providers })
  return history
}

async function closeDialog() {
  await userEvent.click(await screen.findByText('Back to the projects'))
  await waitFor(() => expect(screen.queryByText('Back to the projects')).toBeNull())
}

it('leaves the page in the history once after a dialog that was opened on it', async () => {
  const history = show('/content-partners/o1')
  await userEvent.click(await screen.findByText('Company Details'))
  expect(history.location.search).toBe('?company=true')
  await closeDialog()
  expect(history.location.href).toBe('/content-partners/o1')
  act(() => history.back())
  expect(history.location.href).toBe('/content-partners')
})

it('stays on the page after a dialog that was opened by its address', async () => {
  const history = show('/content-partners/o1?company=true')
  await closeDialog()
  expect(history.location.href).toBe('/content-partners/o1')
  act(() => history.back())
  expect(history.location.href).toBe('/content-partners')
})
