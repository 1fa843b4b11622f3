import { createFileRoute } from '@tanstack/react-router'
import { CallLog } from '#web/features/calls/call-log.tsx'
import { ReadOnlyEnvironment } from '#web/features/projects/details/read-only-environment.tsx'
import { TabPending } from '#web/features/projects/details/tab-pending.tsx'
import { useProjectTab } from './-project-tab.ts'

export const Route = createFileRoute('/_authed/_partner/projects/$projectId/calls')({
  head: () => ({ meta: [{ title: 'Calls' }] }),
  pendingComponent: () => <TabPending tab="calls" />,
  component: CallsTab,
})

function CallsTab() {
  const { project, readable } = useProjectTab()
  return (
    <>
      <ReadOnlyEnvironment project={project} environment={readable} />
      <CallLog key={readable} project={project} environment={readable} />
    </>
  )
}
