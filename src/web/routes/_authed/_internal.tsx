import { createFileRoute, Outlet } from '@tanstack/react-router'
import { requireRole } from '../-guards.ts'
import { waitsForItself } from '../-layout-pending.ts'

export const Route = createFileRoute('/_authed/_internal')({
  ...waitsForItself,
  beforeLoad: requireRole('BUSINESS_INTERNAL'),
  component: Outlet,
})
