import { createFileRoute, Outlet } from '@tanstack/react-router'
import { requireRole } from '../-guards.ts'

export const Route = createFileRoute('/_authed/_internal')({
  beforeLoad: requireRole('BUSINESS_INTERNAL'),
  component: Outlet,
})
