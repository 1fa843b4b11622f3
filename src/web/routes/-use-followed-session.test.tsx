import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, it, vi } from 'vitest'
import { getListSessionsQueryKey } from '#generated/portal/client/user.ts'
import { user } from '#tests/support/profiles.ts'
import { Providers } from '#tests/support/show-page.tsx'
import { signIn } from '#tests/support/sign-in.ts'
import { clearLocalStore } from '#web/api/local-store.ts'
import { queryClient } from '#web/api/query-client.ts'
import { rereadSession } from '#web/stores/session.ts'
import { routeTree } from '../routeTree.gen.ts'

/** The server's record of the account, and of its session. */
let fullName: string
let ipAddress: string

const browser = {
  id: 's1',
  userAgent: '',
  current: true,
  createdOn: '2026-03-08T06:00:00Z',
  lastSeenOn: '2026-03-08T06:00:00Z',
}

beforeEach(async () => {
  fullName = 'Theo Tan'
  ipAddress = '192.0.2.1'
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname } = new URL(url, 'https://portal.example')
    const items = pathname === '/portal/user/sessions' ? [{ ...browser, ipAddress }] : []
    const data = pathname === '/portal/user' ? { ...user, fullName } : { items, total: 0, unread: 0 }
    return Response.json({ status: true, message: '', data })
  })
  signIn('TECHNICAL_LIMITED', 'theo')
  const history = createMemoryHistory({ initialEntries: ['/user-profile'] })
  const router = createRouter({ routeTree, history, context: { queryClient } })
  render(<RouterProvider router={router} />, { wrapper: Providers })
  await userEvent.type(await screen.findByLabelText('Full name'), ' Jr.')
  await screen.findByText('192.0.2.1')
})

/** The session ends, and another begins in another tab. */
async function signInAgain(username: string) {
  clearLocalStore([])
  await act(async () => void rereadSession())
  await act(async () => signIn('TECHNICAL_LIMITED', username))
}

it('reads the page of the same user again, and keeps the input', async () => {
  ipAddress = '192.0.2.2'
  await signInAgain('theo')
  await screen.findByText('192.0.2.2')
  ipAddress = '192.0.2.3'
  await act(() => queryClient.invalidateQueries({ queryKey: getListSessionsQueryKey() }))
  await screen.findByText('192.0.2.3')
  screen.getByDisplayValue('Theo Tan Jr.')
})

it('opens the page anew for another user', async () => {
  fullName = 'Tara Lim'
  await signInAgain('tara')
  await screen.findByDisplayValue('Tara Lim')
})
