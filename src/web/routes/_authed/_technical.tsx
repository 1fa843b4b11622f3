import { createFileRoute, Outlet } from '@tanstack/react-router'
import { requireRole } from '../-guards.ts'
import { withoutPlaceholder } from '../-layout-pending.ts'

export const Route = createFileRoute('/_authed/_technical')({
  ...withoutPlaceholder,
  beforeLoad: requireRole('TECHNICAL_LIMITED'),
  component: Outlet,
})
