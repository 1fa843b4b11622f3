import { createFileRoute, retainSearchParams } from '@tanstack/react-router'
import { ownPath } from '#domain/redirect.ts'
import { AuthLayout } from '#web/features/auth/auth-layout.tsx'

interface AuthSearch {
  /** Where to go once signed in; a path of our own. */
  redirect?: string
}

export const Route = createFileRoute('/_auth')({
  validateSearch: (search: Record<string, unknown>): AuthSearch => {
    const redirect = ownPath(search.redirect)
    return redirect ? { redirect } : {}
  },
  search: { middlewares: [retainSearchParams(['redirect'])] },
  component: AuthLayout,
})
