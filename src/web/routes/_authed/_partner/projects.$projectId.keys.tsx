import { createFileRoute } from '@tanstack/react-router'
import { Keys } from '#web/features/projects/details/key-section.tsx'
import { TabPending } from '#web/features/projects/details/tab-pending.tsx'
import { useProjectTab } from './-project-tab.ts'

export const Route = createFileRoute('/_authed/_partner/projects/$projectId/keys')({
  head: () => ({ meta: [{ title: 'Keys' }] }),
  pendingComponent: () => <TabPending tab="keys" />,
  component: KeysTab,
})

function KeysTab() {
  const { project, environment } = useProjectTab()
  return <Keys project={project} environment={environment} />
}
