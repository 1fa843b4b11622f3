import { createFileRoute } from '@tanstack/react-router'
import { projectQueries } from '#web/api/project-queries.ts'
import { Dashboard } from '#web/features/dashboard/dashboard.tsx'

export const Route = createFileRoute('/_authed/_partner/dashboard')({
  head: () => ({ meta: [{ title: 'Home' }] }),
  loader: ({ context }) => context.queryClient.ensureQueryData(projectQueries.list()),
  component: Dashboard,
})
