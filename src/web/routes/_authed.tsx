import { createFileRoute, Outlet } from '@tanstack/react-router'
import { requireLogin } from './-guards.ts'

export const Route = createFileRoute('/_authed')({
  beforeLoad: ({ context, location }) => requireLogin({ session: context.session, href: location.href }),
  component: Outlet,
})
