import { createFileRoute, Outlet } from '@tanstack/react-router'
import { requireRole } from '../-guards.ts'

export const Route = createFileRoute('/_authed/_business-admin')({
  beforeLoad: requireRole('BUSINESS_ADMIN'),
  component: Outlet,
})
