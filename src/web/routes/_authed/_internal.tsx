import { createFileRoute, Outlet } from '@tanstack/react-router'
import { requireRole } from '../-guards.ts'
import { withoutPlaceholder } from '../-layout-pending.ts'

export const Route = createFileRoute('/_authed/_internal')({
  ...withoutPlaceholder,
  beforeLoad: requireRole('BUSINESS_INTERNAL'),
  component: Outlet,
})
