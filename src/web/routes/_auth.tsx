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
  // The key is needed also without a value: without it the unchecked value of the address would be used.
  validateSearch: ({ redirect }: Record<string, unknown>): AuthSearch => ({ redirect: ownPath(redirect) }),
  search: { middlewares: [retainSearchParams(['redirect'])] },
  // Arriving here answers the session dialog.
  beforeLoad: acknowledgeEnd,
  component: AuthLayout,
})
