import { createMemoryHistory } from '@tanstack/react-router'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { showPage } from '#tests/support/show-page.tsx'
import { rememberUsername } from '#web/stores/session.ts'
import { ConfirmSignUpScreen } from './confirm-sign-up-screen.tsx'
import { ForgotPasswordScreen } from './forgot-password-screen.tsx'
import { rememberSignUp } from './just-signed-up.ts'
import { SignInScreen } from './sign-in-screen.tsx'

const email = 'dana@lumen.example'
const acceptAll = () =>
  vi.stubGlobal('fetch', async () => Response.json({ statusCode: 200, message: 'OK', data: null }))

it('continues with the code after a reload, and returns to the email at Back', async () => {
  acceptAll()
  const history = createMemoryHistory()
  showPage(<ForgotPasswordScreen />, history)
  await userEvent.type(await screen.findByLabelText('Email'), email)
  await userEvent.click(screen.getByRole('button', { name: 'Recover Password' }))
  await screen.findByRole('heading', { name: 'Reset Password' })

  cleanup()
  showPage(<ForgotPasswordScreen />, history)
  await screen.findByText(`If ${email} has an account, a code is on its way to it.`)
  history.back()
  expect(await screen.findByRole('heading', { name: 'Forgot password' })).toBeDefined()
})

it('leaves Sign In without the password of a sign-up, which only its confirmation fills in', async () => {
  acceptAll()
  rememberUsername(email)
  rememberSignUp({ email, password: 'Harbour#2027' })
  await passwordOfSignIn('')
  cleanup()
  showPage(<ConfirmSignUpScreen />)
  await userEvent.type(await screen.findByLabelText('Code'), '482913')
  await passwordOfSignIn('Harbour#2027')

  const history = createMemoryHistory()
  history.push('/forgotpassword', { recovering: email })
  cleanup()
  showPage(<ForgotPasswordScreen />, history)
  await userEvent.type(await screen.findByLabelText('Code'), '105577')
  for (const label of ['Password', 'Confirm Password'])
    await userEvent.type(screen.getByLabelText(label), 'Elsewhere#2028')
  await userEvent.click(screen.getByRole('button', { name: 'Reset Password' }))
  await waitFor(() => expect(history.location.pathname).toBe('/signin'))
  await passwordOfSignIn('')
})

async function passwordOfSignIn(password: string) {
  cleanup()
  showPage(<SignInScreen />)
  expect(await screen.findByLabelText('Password')).toHaveProperty('value', password)
}
