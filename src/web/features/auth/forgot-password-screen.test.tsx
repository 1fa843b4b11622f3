import { createMemoryHistory } from '@tanstack/react-router'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { showPage } from '#tests/support/show-page.tsx'
import { ForgotPasswordScreen } from './forgot-password-screen.tsx'

it('continues with the code after a reload, and returns to the email at Back', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ statusCode: 200, message: 'OK', data: null }))
  const history = createMemoryHistory()
  showPage(<ForgotPasswordScreen />, history)
  await userEvent.type(await screen.findByLabelText('Email'), 'dana@lumen.example')
  await userEvent.click(screen.getByRole('button', { name: 'Recover Password' }))
  await screen.findByRole('heading', { name: 'Reset Password' })

  cleanup()
  showPage(<ForgotPasswordScreen />, history)
  await screen.findByText('If dana@lumen.example has an account, a code is on its way to it.')
  history.back()
  expect(await screen.findByRole('heading', { name: 'Forgot password' })).toBeDefined()
})
