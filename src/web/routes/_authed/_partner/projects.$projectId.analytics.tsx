import { createFileRoute } from '@tanstack/react-router'
import { ProjectAnalytics } from '#web/features/analytics/project-analytics.tsx'
import { ReadOnlyEnvironment } from '#web/features/projects/details/read-only-environment.tsx'
import { TabPending } from '#web/features/projects/details/tab-pending.tsx'
import { titleOfTab } from '#web/features/projects/details/tabs.ts'
import { useProjectTab } from './-project-tab.ts'

export const Route = createFileRoute('/_authed/_partner/projects/$projectId/analytics')({
  head: () => ({ meta: [{ title: titleOfTab('analytics') }] }),
  pendingComponent: () => <TabPending tab="analytics" />,
  component: AnalyticsTab,
})

function AnalyticsTab() {
  const { project, readable } = useProjectTab()
  return (
    <>
      <ReadOnlyEnvironment project={project} environment={readable} />
      <ProjectAnalytics project={project} environment={readable} />
    </>
  )
}
