import { createMemoryHistory, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { chooseColorMode } from '#docs/page/theme/color-mode.ts'
import type { Role } from '#domain/roles.ts'
import { getListPartnersQueryOptions } from '#generated/admin/client/partners.ts'
import { getSearchProjectsQueryOptions } from '#generated/admin/client/review.ts'
import { getListProjectsSuspenseQueryOptions } from '#generated/portal/client/projects.ts'
import { Providers } from '#tests/support/show-page.tsx'
import { signIn } from '#tests/support/sign-in.ts'
import { projectRow } from '#tests/support/staff-samples.ts'
import { queryClient } from '#web/api/query-client.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { routeTree } from '../../routeTree.gen.ts'
import { Palette } from './palette.tsx'
import { firstPartners } from './place-sources.ts'

const asked: string[] = []
const music = projectRow({ id: 'p1', projectName: 'Lumen Music' })
let answers: Record<string, unknown>
beforeEach(() => {
  asked.length = 0
  answers = { '/admin/projects/search': { items: [music] }, '/portal/resources/search': [] }
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname } = new URL(url, 'http://portal.invalid')
    asked.push(pathname)
    return Response.json({ status: true, message: '', data: await answers[pathname] })
  })
})

/** Renders the palette for a role or a visitor, with a router. */
function openAs(userRole: Role | null, onClose = () => {}) {
  if (userRole) signIn(userRole)
  const router = createRouter({ routeTree, history: createMemoryHistory(), context: { queryClient } })
  const navigate = vi.spyOn(router, 'navigate').mockResolvedValue()
  render(
    <RouterContextProvider router={router}>
      <Palette onClose={onClose} />
    </RouterContextProvider>,
    { wrapper: Providers },
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
    ['OP Home', 'View ProfileName, sessions', 'NotificationsNews, emails, preferences', 'Sign Out'],
  ],
  [
    'BUSINESS_INTERNAL',
    '/business-internal-home',
    '/sms-template/p1',
    ['OP Home', 'Password and sessions', 'NotificationsNews, emails, preferences', 'Sign Out'],
  ],
] as const)(
  'offers %s their home page and projects, without partners and API operations',
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

const article = (id: string, name: string) => ({ id, slug: id, name, category: 'Product', summary: '' })
const partnerRow = (partnerUUID: string) => ({
  partnerUUID,
  name: `Lumen ${partnerUUID}`,
  country: null,
  signUpDate: music.createDate,
  projects: { total: 0, approved: 0, pending: 0, inactive: 0, rejected: 0 },
})

it('keeps the selected option when results arrive above it', async () => {
  const { promise: late, resolve } = Promise.withResolvers<unknown>()
  answers = {
    '/portal/resources/search': [article('1', 'Lumen first'), article('2', 'Lumen second')],
    '/admin/projects/search': late,
  }
  const navigate = openAs('TECHNICAL_LIMITED')
  const input = screen.getByRole('combobox')
  await userEvent.type(input, 'lumen')
  await screen.findByRole('option', { name: /Lumen first/ })
  await userEvent.type(input, '{ArrowDown}')
  resolve({ items: [music] })
  await screen.findByRole('option', { name: /Lumen Music/ })
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Lumen Music'),
    expect.stringContaining('Lumen first'),
    expect.stringContaining('Lumen second'),
  ])
  const chosen = screen.getByRole('option', { selected: true })
  expect(chosen.textContent).toContain('Lumen second')
  expect(input.getAttribute('aria-activedescendant')).toBe(chosen.id)
  await userEvent.type(input, '{Enter}')
  expect(navigate).toHaveBeenLastCalledWith({ to: '/article/2/2' })
})

it('reports truncated results, and that one letter is too short', async () => {
  const partners = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(partnerRow)
  answers = { ...answers, '/admin/org': { partners, total: 1204 } }
  openAs('BUSINESS_ADMIN')
  const input = screen.getByRole('combobox')
  await userEvent.type(input, 'q')
  expect(screen.getByRole('status').textContent).toBe('Type two letters or more to search everything.')
  await userEvent.clear(input)
  await userEvent.type(input, 'lumen')
  expect(await screen.findByText('The first 7')).toBeDefined()
  expect(optionsIn('Partners · the first 6')).toHaveLength(6)
  expect(optionsIn('Projects')).toHaveLength(1)
})

it('shows a visitor no results of an earlier session', async () => {
  queryClient.setQueryData(getListProjectsSuspenseQueryOptions(wholeList).queryKey, {
    items: [{ ...music, status: 'GONE_LIVE' }],
  })
  queryClient.setQueryData(getListPartnersQueryOptions({ keyword: 'lumen', ...firstPartners }).queryKey, {
    partners: [partnerRow('a')],
    total: 1,
  })
  queryClient.setQueryData(getSearchProjectsQueryOptions({ keyword: 'lumen' }).queryKey, { items: [music] })
  openAs(null)
  expect(screen.queryByRole('group', { name: 'Projects' })).toBeNull()
  await userEvent.type(screen.getByRole('combobox'), 'lumen')
  expect(await screen.findByText("No results for 'lumen'.")).toBeDefined()
  expect(screen.queryAllByRole('option')).toEqual([])
})

it('switches the theme without leaving the page', async () => {
  const navigate = openAs(null)
  await userEvent.type(screen.getByRole('combobox'), 'dark theme{Enter}')
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(navigate).not.toHaveBeenCalled()
  chooseColorMode('system')
})

it('opens the wizard for a new project', async () => {
  queryClient.setQueryData(getListProjectsSuspenseQueryOptions(wholeList).queryKey, { items: [] })
  const navigate = openAs('EXTERNAL_ADMIN')
  await userEvent.type(screen.getByRole('combobox'), 'create a project')
  await userEvent.click(await screen.findByRole('option', { name: /Create Project/ }))
  expect(navigate).toHaveBeenLastCalledWith({ to: '/projects', search: { create: true } })
})

it('accepts typing before the next frame', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  openAs(null)
  await userEvent.keyboard('showcase')
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'showcase')
})

it('closes on Escape before the next frame, and returns the focus', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const opener = document.body.appendChild(document.createElement('button'))
  opener.focus()
  openAs(null, cleanup)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener)
  opener.remove()
})

it('ignores the keys of an input method', async () => {
  const onClose = vi.fn()
  const navigate = openAs(null, onClose)
  const input = screen.getByRole('combobox')
  fireEvent.keyDown(input, { key: 'Enter', isComposing: true })
  fireEvent.keyDown(input, { key: 'Escape', isComposing: true })
  expect(navigate).not.toHaveBeenCalled()
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.keyDown(input, { key: 'Enter' })
  expect(navigate).toHaveBeenCalled()
})
