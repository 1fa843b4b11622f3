import { createFileRoute, Outlet } from '@tanstack/react-router'
import { requireRole } from '../-guards.ts'
import { waitsForItself } from '../-layout-pending.ts'

export const Route = createFileRoute('/_authed/_technical')({
  ...waitsForItself,
  beforeLoad: requireRole('TECHNICAL_LIMITED'),
  component: Outlet,
})
