import { createFileRoute, Outlet } from '@tanstack/react-router'
import { requireRole } from '../-guards.ts'

export const Route = createFileRoute('/_authed/_technical')({
  beforeLoad: requireRole('TECHNICAL_LIMITED'),
  component: Outlet,
})
