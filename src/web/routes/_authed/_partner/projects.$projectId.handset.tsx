import { createFileRoute } from '@tanstack/react-router'
import { Handset } from '#web/features/calls/handset.tsx'
import { TabPending } from '#web/features/projects/details/tab-pending.tsx'
import { titleOfTab } from '#web/features/projects/details/tabs.ts'
import { useProjectTab } from './-project-tab.ts'

export const Route = createFileRoute('/_authed/_partner/projects/$projectId/handset')({
  head: () => ({ meta: [{ title: titleOfTab('handset') }] }),
  pendingComponent: () => <TabPending tab="handset" />,
  component: HandsetTab,
})

function HandsetTab() {
  const { project, environment } = useProjectTab()
  return <Handset key={environment} projectId={project.projectId} environment={environment} />
}
