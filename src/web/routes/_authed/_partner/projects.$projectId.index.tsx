import { createFileRoute, redirect } from '@tanstack/react-router'
import { getGetProgressQueryOptions } from '#generated/portal/client/progress.ts'
import { getGetReadinessQueryOptions } from '#generated/portal/client/readiness.ts'
import { Overview } from '#web/features/projects/details/overview.tsx'
import { TabPending } from '#web/features/projects/details/tab-pending.tsx'
import { addressOfAnchor, titleOfTab } from '#web/features/projects/details/tabs.ts'
import { useProjectTab } from './-project-tab.ts'

export const Route = createFileRoute('/_authed/_partner/projects/$projectId/')({
  beforeLoad: ({ location, params }) => {
    const to = addressOfAnchor(location.hash)
    if (to) throw redirect({ to, params, replace: true })
  },
  // So that the page does not move when the checklist and the path arrive.
  loader: ({ context: { queryClient }, params: { projectId } }) =>
    Promise.all([
      queryClient.prefetchQuery(getGetReadinessQueryOptions(projectId)),
      queryClient.prefetchQuery(getGetProgressQueryOptions(projectId)),
    ]),
  head: () => ({ meta: [{ title: titleOfTab('overview') }] }),
  pendingComponent: () => <TabPending tab="overview" />,
  component: OverviewTab,
})

function OverviewTab() {
  const { project, environment } = useProjectTab()
  return <Overview project={project} environment={environment} />
}
