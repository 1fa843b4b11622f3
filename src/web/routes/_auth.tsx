import { createFileRoute, retainSearchParams } from '@tanstack/react-router'
import { ownPath } from '#domain/redirect.ts'
import { AuthLayout } from '#web/features/auth/auth-layout.tsx'
import { forgetSignUp } from '#web/features/auth/just-signed-up.ts'
import { acknowledgeEnd } from '#web/stores/session.ts'
import { withoutPlaceholder } from './-layout-pending.ts'

interface AuthSearch {
  /** Target after signing in; a path of this portal. */
  redirect?: string
}

export const Route = createFileRoute('/_auth')({
  ...withoutPlaceholder,
  // The key is required even without a value; otherwise the router would use the unchecked value of the URL.
  validateSearch: ({ redirect }: Record<string, unknown>): AuthSearch => ({ redirect: ownPath(redirect) }),
  search: { middlewares: [retainSearchParams(['redirect'])] },
  // Opening this page dismisses the session dialog.
  beforeLoad: acknowledgeEnd,
  onLeave: forgetSignUp,
  component: AuthLayout,
})
