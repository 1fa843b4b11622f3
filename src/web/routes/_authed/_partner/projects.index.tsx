import { createFileRoute } from '@tanstack/react-router'
import { projectQueries } from '#web/api/project-queries.ts'
import { Screen } from '#web/ui/screen.tsx'

export const Route = createFileRoute('/_authed/_partner/projects/')({
  head: () => ({ meta: [{ title: 'Projects' }] }),
  loader: ({ context }) => context.queryClient.ensureQueryData(projectQueries.list()),
  component: () => <Screen title="Projects">{null}</Screen>,
})
