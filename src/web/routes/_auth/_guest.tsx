import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { landingFor } from '#web/features/auth/landing.ts'
import { withoutPlaceholder } from '../-layout-pending.ts'

export const Route = createFileRoute('/_auth/_guest')({
  ...withoutPlaceholder,
  beforeLoad: ({ context, search }) => {
    if (context.session.isLoggedIn) throw redirect({ href: landingFor(search.redirect), replace: true })
  },
  component: Outlet,
})
