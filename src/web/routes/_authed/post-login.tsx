import { createFileRoute, redirect } from '@tanstack/react-router'
import type { Role } from '#domain/roles.ts'

/** The home page of each role. */
const homes = {
  EXTERNAL_ADMIN: '/dashboard',
  BUSINESS_ADMIN: '/business-admin-home',
  TECHNICAL_LIMITED: '/tech-admin-home',
  BUSINESS_INTERNAL: '/business-internal-home',
} as const satisfies Record<Role, string>

// The layout route shows that an unknown role has no home page.
export const Route = createFileRoute('/_authed/post-login')({
  beforeLoad: ({ context }) => {
    throw redirect({ to: homes[context.member.userRole], replace: true })
  },
})
