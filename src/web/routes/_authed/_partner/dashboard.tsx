import { createFileRoute } from '@tanstack/react-router'
import { Dashboard } from '#web/features/dashboard/dashboard.tsx'
import { DashboardPending } from '#web/features/dashboard/dashboard-pending.tsx'
import { loadDashboard } from '#web/features/dashboard/load-dashboard.ts'

export const Route = createFileRoute('/_authed/_partner/dashboard')({
  head: () => ({ meta: [{ title: 'Home' }] }),
  loader: ({ context: { queryClient } }) => loadDashboard(queryClient),
  pendingComponent: DashboardPending,
  component: Dashboard,
})
