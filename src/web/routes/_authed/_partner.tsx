import { createFileRoute, Outlet } from '@tanstack/react-router'
import { requireRole } from '../-guards.ts'

export const Route = createFileRoute('/_authed/_partner')({
  beforeLoad: requireRole('EXTERNAL_ADMIN'),
  component: Outlet,
})
