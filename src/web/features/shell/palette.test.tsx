import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Role } from '#domain/roles.ts'
import { queryClient } from '#web/api/query-client.ts'
import { useSession } from '#web/stores/session.ts'
import { system } from '#web/theme/system.ts'
import '#tests/support/show-page.tsx'
import { projectRow } from '#tests/support/staff-samples.ts'
import { routeTree } from '../../routeTree.gen.ts'
import { Palette } from './palette.tsx'

const asked: string[] = []
beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url, 'http://portal.invalid').pathname)
    const project = projectRow({ id: 'p1', projectName: 'Lumen Music' })
    const data = url.includes('/admin/projects/search') ? { items: [project] } : []
    return Response.json({ status: true, message: '', data })
  })
})
afterEach(() => {
  useSession.setState({ isLoggedIn: false, username: null, userRole: null })
  vi.unstubAllGlobals()
})

/** The palette in front of somebody of this role, and the router that it leads away with. */
function openAs(userRole: Role) {
  useSession.setState({ isLoggedIn: true, username: 'someone@portal.example', userRole })
  const router = createRouter({ routeTree, history: createMemoryHistory(), context: { queryClient } })
  const navigate = vi.spyOn(router, 'navigate').mockResolvedValue()
  render(
    <ChakraProvider value={system}>
      <QueryClientProvider client={queryClient}>
        <RouterContextProvider router={router}>
          <Palette onClose={() => {}} />
        </RouterContextProvider>
      </QueryClientProvider>
    </ChakraProvider>,
  )
  return navigate
}

const optionsIn = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

it.each([
  [
    'TECHNICAL_LIMITED',
    '/tech-admin-home',
    '/tech-validation/p1',
    ['OP Home', 'View ProfileName, sessions', 'Sign Out'],
  ],
  ['BUSINESS_INTERNAL', '/business-internal-home', '/sms-template/p1', ['OP Home', 'Sign Out']],
] as const)(
  '%s finds the own home, and projects at the own desk, and nothing of others',
  async (role, home, desk, own) => {
    const navigate = openAs(role)
    expect(optionsIn('Screens')).toEqual(own)
    await userEvent.type(screen.getByRole('combobox'), '{Enter}')
    expect(navigate).toHaveBeenLastCalledWith({ to: home })

    await userEvent.type(screen.getByRole('combobox'), 'lumen')
    const option = await screen.findByRole('option', { name: /Lumen Music/ })
    expect(option.textContent).toContain('Pending: technical review')
    expect(screen.queryByRole('group', { name: 'Partners' })).toBeNull()
    expect(screen.queryByRole('group', { name: 'API operations' })).toBeNull()
    await userEvent.click(option)
    expect(navigate).toHaveBeenLastCalledWith({ to: desk })
    expect(asked).not.toContain('/admin/org')
    expect(asked).not.toContain('/portal/projects')
  },
)
