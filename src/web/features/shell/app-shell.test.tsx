import { createMemoryHistory, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { getListNotificationsQueryOptions } from '#generated/portal/client/notifications.ts'
import { Providers } from '#tests/support/show-page.tsx'
import { signIn } from '#tests/support/sign-in.ts'
import { queryClient } from '#web/api/query-client.ts'
import { routeTree } from '../../routeTree.gen.ts'
import { AppShell } from './app-shell.tsx'

let projects: PromiseWithResolvers<Response>
let asked: string[]
beforeEach(() => {
  projects = Promise.withResolvers()
  asked = []
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname } = new URL(url, 'http://portal.invalid')
    asked.push(pathname)
    return pathname === '/portal/projects' ? projects.promise : new Response('busy', { status: 503 })
  })
  queryClient.setQueryData(getListNotificationsQueryOptions({ limit: 8 }).queryKey, { items: [], unread: 0 } as never)
})

function showShell(userRole: 'EXTERNAL_ADMIN' | 'BUSINESS_ADMIN') {
  signIn(userRole)
  const router = createRouter({ routeTree, history: createMemoryHistory(), context: { queryClient } })
  render(
    <RouterContextProvider router={router}>
      <AppShell member={{ isLoggedIn: true, username: 'dana@lumen.example', userRole }}>The page</AppShell>
    </RouterContextProvider>,
    { wrapper: Providers },
  )
}

const refuse = () =>
  projects.resolve(Response.json({ status: false, message: 'No.', code: 'x', data: null }, { status: 403 }))

// The docked menu is hidden in a narrow window.
const entry = (name: string) => ({ name, hidden: true })

it('shows the menu of a partner whose projects cannot be loaded', async () => {
  showShell('EXTERNAL_ADMIN')
  refuse()
  expect(await screen.findByRole('link', entry('Profile'))).toBeTruthy()
})

it('shows the menu of a partner when its projects have arrived', async () => {
  // The first menu loads the products, for which the menu waits too.
  showShell('EXTERNAL_ADMIN')
  refuse()
  await screen.findByRole('link', entry('Profile'))
  cleanup()
  queryClient.clear()
  projects = Promise.withResolvers()
  showShell('EXTERNAL_ADMIN')
  await waitFor(() => expect(asked.filter((path) => path === '/portal/projects')).toHaveLength(2))
  expect(screen.queryByRole('link', entry('Profile'))).toBeNull()
  expect(screen.getByRole('status', entry('Loading the menu'))).toBeTruthy()
  projects.resolve(Response.json({ status: true, message: '', data: { items: [{ id: 'p1', projectName: 'Lumen' }] } }))
  await screen.findByRole('link', entry('Profile'))
  expect(screen.getByRole('link', entry('Lumen'))).toBeTruthy()
  expect(screen.queryByRole('status', entry('Loading the menu'))).toBeNull()
})

it('shows the menu of staff at once, without asking for projects', () => {
  showShell('BUSINESS_ADMIN')
  expect(screen.getByRole('link', entry('Content Partners'))).toBeTruthy()
  expect(asked).not.toContain('/portal/projects')
})
