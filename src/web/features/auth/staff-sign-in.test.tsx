import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { problems } from '#domain/problems.ts'
import { showPage } from '#tests/support/show-page.tsx'
import { SignInScreen } from './sign-in-screen.tsx'
import { SingleSignOnScreen } from './single-sign-on-screen.tsx'

/** A portal whose identity provider is away. */
function portal(options: { singleSignOn: boolean; staffPasswords: boolean }) {
  const { status, message } = problems['sso-unavailable']
  vi.stubGlobal('fetch', async (url: string) =>
    url.startsWith('/portal/user/sign-in-options')
      ? Response.json({ status: true, message: '', data: options })
      : Response.json({ status: false, message, code: 'sso-unavailable', data: null }, { status }),
  )
}

const leave = { name: 'Sign in with single sign-on' }

it('says that the provider is away, and keeps the form for passwords', async () => {
  portal({ singleSignOn: true, staffPasswords: true })
  showPage(<SignInScreen />)
  await userEvent.setup().click(await screen.findByRole('button', leave))
  expect((await screen.findByRole('alert')).textContent).toContain('does not answer at the moment. Please try again.')
  expect(screen.getByLabelText('Password')).toBeDefined()
  expect(screen.getByRole('button', leave).getAttribute('aria-disabled')).toBeNull()
})

it('offers no single sign-on where there is none', async () => {
  portal({ singleSignOn: false, staffPasswords: true })
  showPage(<SignInScreen />)
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeDefined()
  expect(screen.queryByRole('button', leave)).toBeNull()
})

it('asks to try again in a browser that did not begin the sign-in', async () => {
  portal({ singleSignOn: true, staffPasswords: true })
  showPage(<SingleSignOnScreen />)
  expect((await screen.findByRole('alert')).textContent).toContain(problems['sso-expired'].message)
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
})
