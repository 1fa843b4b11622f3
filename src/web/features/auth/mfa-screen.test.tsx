import { createMemoryHistory } from '@tanstack/react-router'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { problems } from '#domain/problems.ts'
import type { SignInWay } from '#generated/portal/model/signInWay.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { rememberUsername } from '#web/stores/session.ts'
import { ConfirmSignUpScreen } from './confirm-sign-up-screen.tsx'
import { rememberSignUp } from './just-signed-up.ts'
import { MfaScreen } from './mfa-screen.tsx'

/** A portal that refuses every code. */
function show(ways: SignInWay[]) {
  const calls: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    calls.push([`${method} ${new URL(url, 'https://portal.example').pathname}`, body && JSON.parse(String(body))])
    if (method === 'GET') return Response.json({ status: true, message: '', data: null })
    const { status, message } = problems['code-used']
    return Response.json({ status: false, message, code: 'code-used', data: null }, { status })
  })
  showPage(<MfaScreen ways={ways} />)
  return { calls, actions: userEvent.setup() }
}

it('shows only the email code to an account without another way', async () => {
  show(['EMAIL_CODE'])
  expect(await screen.findByText(/^Enter the code we sent to/)).toBeDefined()
  expect(screen.queryByText('Use another way')).toBeNull()
})

it('asks for the first way, and sends its code with its name', async () => {
  const { calls, actions } = show(['TOTP', 'RECOVERY_CODE'])
  await actions.type(await screen.findByLabelText('Code'), '123456')
  expect((await screen.findByRole('alert')).textContent).toContain(problems['code-used'].message)
  expect(calls).toEqual([['POST /portal/auth/second-step', { way: 'TOTP', code: '123456' }]])
})

it('mails a code when it is chosen as another way, and not before', async () => {
  const { calls, actions } = show(['PASSKEY', 'EMAIL_CODE'])
  await screen.findByRole('button', { name: 'Use your passkey' })
  expect(calls).toEqual([])
  await actions.click(screen.getByRole('button', { name: 'Email me a code' }))
  expect(await screen.findByText(/^Enter the code we sent to/)).toBeDefined()
  expect(calls).toEqual([['GET /portal/auth/otp', undefined]])
  expect(screen.getByRole('button', { name: 'Passkey' })).toBeDefined()
})

it('sends a recovery code as it was typed', async () => {
  const { calls, actions } = show(['TOTP', 'RECOVERY_CODE'])
  await actions.click(await screen.findByRole('button', { name: 'Recovery code' }))
  await actions.type(await screen.findByLabelText('Recovery code'), '7kq2 m9xr 4htb vw3e')
  await actions.click(screen.getByRole('button', { name: 'Sign In' }))
  await screen.findByRole('alert')
  expect(calls).toEqual([['POST /portal/auth/second-step', { way: 'RECOVERY_CODE', code: '7kq2 m9xr 4htb vw3e' }]])
})

it('says that this browser cannot use passkeys', async () => {
  const { actions } = show(['PASSKEY'])
  vi.stubGlobal('fetch', async () => Response.json({ status: true, message: '', data: {} }))
  await actions.click(await screen.findByRole('button', { name: 'Use your passkey' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This browser cannot use passkeys at this address/)
})

it('opens Sign Up Success after a sign-up that this visit has confirmed, and after no other', async () => {
  const email = 'dana@lumen.example'
  vi.stubGlobal('fetch', async () =>
    Response.json({ status: true, message: '', data: { mfaToken: 'proof', passwordChangeRequired: false } }),
  )
  const enterCode = async (page: ReactNode) => {
    const history = createMemoryHistory()
    cleanup()
    showPage(page, history)
    await userEvent.type(await screen.findByLabelText('Code'), '482913')
    await waitFor(() => expect(history.location.pathname).not.toBe('/'))
    return history.location.pathname
  }
  rememberUsername(email)
  const account = { email, password: 'Harbour#2027' }
  rememberSignUp(account)
  expect(await enterCode(<MfaScreen ways={['EMAIL_CODE']} />)).toBe('/post-login')
  rememberSignUp(account)
  expect(await enterCode(<ConfirmSignUpScreen />)).toBe('/signin')
  expect(await enterCode(<MfaScreen ways={['EMAIL_CODE']} />)).toBe('/signupsuccess')
})
