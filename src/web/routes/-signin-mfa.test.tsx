import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { SignInWay } from '#generated/portal/model/signInWay.ts'
import { answerOf } from '#tests/support/answers.ts'
import { Providers } from '#tests/support/show-page.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { storeTokens } from '#web/api/tokens.ts'
import { listWays } from '#web/features/auth/sign-in-ways.ts'
import { rememberUsername } from '#web/stores/session.ts'
import { routeTree } from '../routeTree.gen.ts'

/** The password of an account with these second steps is accepted. */
async function acceptPassword(ways: SignInWay[]) {
  vi.stubGlobal('fetch', async () => answerOf({ ways }))
  storeTokens({ AccessToken: 'a', RefreshToken: 'r' })
  rememberUsername('dana@lumen.example')
  await listWays()
}

it('opens with the preferred way of this sign-in after another one in the same tab', async () => {
  await acceptPassword(['EMAIL_CODE'])
  const history = createMemoryHistory({ initialEntries: ['/signin-mfa'] })
  const router = createRouter({ routeTree, history, context: { queryClient } })
  render(<RouterProvider router={router} />, { wrapper: Providers })
  await screen.findByText(/^Enter the code we sent to/)
  await act(() => router.navigate({ to: '/signin' }))

  await acceptPassword(['TOTP', 'EMAIL_CODE'])
  await act(() => router.navigate({ to: '/signin-mfa' }))
  await screen.findByText(/^Enter the code that your authenticator app shows/)
  expect(screen.getByRole('button', { name: 'Email me a code' })).toBeDefined()
})
