import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type ProblemCode, problems } from '#domain/problems.ts'
import type { Role } from '#domain/roles.ts'
import { Providers } from '#tests/support/show-page.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { storeMfaToken, storeTokens } from '#web/api/tokens.ts'
import { closeError, useErrorModal } from '#web/stores/error-modal.ts'
import { rememberUsername, sessionKeys, useSession } from '#web/stores/session.ts'
import { createPortalRouter } from '../router.ts'

const fetched = vi.fn<(url: string) => Promise<Response>>()
beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  // Where React and the router report caught errors.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  closeError()
})

function open(address: string, role: Role | 'AUDITOR') {
  storeTokens({ AccessToken: 'a', RefreshToken: 'r' })
  storeMfaToken('m')
  rememberUsername('someone@portal.example')
  localStorage.setItem(sessionKeys.role, role)
  const router = createPortalRouter(createMemoryHistory({ initialEntries: [address] }))
  render(<RouterProvider router={router} />, { wrapper: Providers })
}

function refuse(code: ProblemCode, headers = {}) {
  const { status, message } = problems[code]
  const body = { status: false, code, message, data: null }
  fetched.mockImplementation(async () => Response.json(body, { status, headers }))
}

function answerRates() {
  const rates = [{ provider: 'STM', rates: 'Payout of a successful charge', rate: 82 }]
  fetched.mockImplementation(async (url) =>
    Response.json({ status: true, message: '', data: url.includes('/ratecard') ? rates : { PROVIDER: [], items: [] } }),
  )
}

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

it('explains the internal network to staff outside it, without advice to change the account', async () => {
  refuse('network-not-internal')
  open('/content-partners', 'BUSINESS_ADMIN')
  expect(await heading('Access allowed only from internal network.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
  expect(document.body.textContent).not.toContain('not allowed for this role')
  expect(useErrorModal.getState().error).toBeNull()
})

it('shows role-denied for any other 403', async () => {
  refuse('role-not-allowed')
  open('/content-partners', 'BUSINESS_ADMIN')
  expect(await heading(/not allowed for this role/)).toBeDefined()
  expect(screen.getByText('Your role: Business Admin')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Logout' }).getAttribute('href')).toBe('/logout')
  expect(screen.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/post-login')
})

it('tries again by itself while the server is unavailable', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  refuse('unavailable', { 'retry-after': '7' })
  open('/rate-cards', 'EXTERNAL_ADMIN')
  expect(await heading(problems.unavailable.message)).toBeDefined()
  expect(screen.getByText('This page tries again every 7 seconds.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
  expect(useErrorModal.getState().error).toBeNull()

  const asked = fetched.mock.calls.length
  await vi.advanceTimersByTimeAsync(7000)
  expect(fetched.mock.calls.length).toBeGreaterThan(asked)
  expect(await heading(problems.unavailable.message)).toBeDefined()
  answerRates()
  await vi.advanceTimersByTimeAsync(7000)
  expect(await screen.findByRole('table', { name: 'Direct Carrier Billing' })).toBeDefined()

  // The page that is shown does not ask any more.
  const answered = fetched.mock.calls.length
  await vi.advanceTimersByTimeAsync(30_000)
  expect(fetched.mock.calls.length).toBe(answered)
})

it('reports a failed rate card and retries', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  open('/rate-cards', 'EXTERNAL_ADMIN')
  expect(await heading('Network error')).toBeDefined()
  expect(useErrorModal.getState().error?.message).toBe('Network error')

  // The open dialog hides the page.
  await screen.findByRole('alertdialog', { name: 'Error' })
  answerRates()
  closeError()
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('table', { name: 'Direct Carrier Billing' })).toBeDefined()
  expect(screen.getByText('82')).toBeDefined()
})

it.each([
  ['a network error', () => fetched.mockRejectedValue(new TypeError('Failed to fetch'))],
  ['an error of the server', () => refuse('server-error')],
])('closes the dialog about %s at Escape without another request', async (_, failPage) => {
  failPage()
  open('/rate-cards', 'EXTERNAL_ADMIN')
  await screen.findByRole('alertdialog', { name: 'Error' })
  // The queries of the shell are retried after a network error.
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  const asked = fetched.mock.calls.length
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(fetched.mock.calls.length).toBe(asked)

  answerRates()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('table', { name: 'Direct Carrier Billing' })).toBeDefined()
})

it('says that a role of a newer server has no home page, and offers to log out', async () => {
  // A page that was just opened: no earlier session has ended in it.
  useSession.setState({ isLoggedIn: false, username: null, userRole: null, endedBecause: null })
  open('/post-login', 'AUDITOR')
  expect(await heading('Role AUDITOR has no home page defined')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Logout' }).getAttribute('href')).toBe('/logout')
  expect(useErrorModal.getState().error).toBeNull()
})
