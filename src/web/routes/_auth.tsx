import { createFileRoute, retainSearchParams } from '@tanstack/react-router'
import { ownPath } from '#domain/redirect.ts'
import { AuthLayout } from '#web/features/auth/auth-layout.tsx'
import { acknowledgeEnd } from '#web/stores/session.ts'
import { waitsForItself } from './-layout-pending.ts'

interface AuthSearch {
  /** Where to go once signed in; a path of our own. */
  redirect?: string | undefined
}

export const Route = createFileRoute('/_auth')({
  ...waitsForItself,
  // An undefined one is named all the same: left out, the value from the address would stand.
  validateSearch: ({ redirect }: Record<string, unknown>): AuthSearch => ({ redirect: ownPath(redirect) }),
  search: { middlewares: [retainSearchParams(['redirect'])] },
  // Whoever is here has answered the session dialog.
  beforeLoad: acknowledgeEnd,
  component: AuthLayout,
})
