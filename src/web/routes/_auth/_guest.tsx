import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { landingFor } from '#web/features/auth/landing.ts'
import { waitsForItself } from '../-layout-pending.ts'

export const Route = createFileRoute('/_auth/_guest')({
  ...waitsForItself,
  beforeLoad: ({ context, search }) => {
    if (context.session.isLoggedIn) throw redirect({ href: landingFor(search.redirect), replace: true })
  },
  component: Outlet,
})
