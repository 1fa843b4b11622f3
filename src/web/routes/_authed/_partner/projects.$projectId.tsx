import { createFileRoute } from '@tanstack/react-router'
import { configQueries } from '#web/api/config-queries.ts'
import { projectQueries } from '#web/api/project-queries.ts'
import { ProjectPending } from '#web/features/projects/details/project-pending.tsx'
import { ProjectPage } from './-project-page.tsx'

type Search = { goLive?: true }

export const Route = createFileRoute('/_authed/_partner/projects/$projectId')({
  validateSearch: ({ goLive }: Record<string, unknown>): Search => (goLive === true ? { goLive } : {}),
  loader: async ({ context: { queryClient }, params }) => {
    const [project] = await Promise.all([
      queryClient.ensureQueryData(projectQueries.detail(params.projectId)),
      queryClient.ensureQueryData(configQueries.all()),
    ])
    return { name: project.name }
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.name ?? 'Project' }] }),
  pendingComponent: ProjectPending,
  component: ProjectPage,
})
