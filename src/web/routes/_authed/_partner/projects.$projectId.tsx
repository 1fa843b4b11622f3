import { createFileRoute } from '@tanstack/react-router'
import type { Environment } from '#domain/environments.ts'
import { getGetProjectSuspenseQueryOptions } from '#generated/portal/client/projects.ts'
import { getGetConfigsSuspenseQueryOptions } from '#generated/portal/client/reference.ts'
import { ProjectPending } from '#web/features/projects/details/project-pending.tsx'
import { ProjectPage } from './-project-page.tsx'

type Search = { goLive?: true; environment?: Environment }

export const Route = createFileRoute('/_authed/_partner/projects/$projectId')({
  validateSearch: ({ goLive, environment }: Record<string, unknown>): Search => ({
    ...(goLive === true && { goLive }),
    ...((environment === 'live' || environment === 'sandbox') && { environment }),
  }),
  loader: async ({ context: { queryClient }, params }) => {
    const [project] = await Promise.all([
      queryClient.ensureQueryData(getGetProjectSuspenseQueryOptions(params.projectId)),
      queryClient.ensureQueryData(getGetConfigsSuspenseQueryOptions()),
    ])
    return { name: project.name }
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.name ?? 'Project' }] }),
  pendingComponent: ProjectPending,
  component: ProjectPage,
})
