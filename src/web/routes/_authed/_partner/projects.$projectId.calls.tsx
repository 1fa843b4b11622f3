import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { CallDialog } from '#web/features/calls/call-dialog.tsx'
import { CallLog } from '#web/features/calls/call-log.tsx'
import { ReadOnlyEnvironment } from '#web/features/projects/details/read-only-environment.tsx'
import { TabPending } from '#web/features/projects/details/tab-pending.tsx'
import { titleOfTab } from '#web/features/projects/details/tabs.ts'
import { useProjectTab } from './-project-tab.ts'

export const Route = createFileRoute('/_authed/_partner/projects/$projectId/calls')({
  validateSearch: ({ call }: Record<string, unknown>): { call?: string } => (typeof call === 'string' ? { call } : {}),
  head: () => ({ meta: [{ title: titleOfTab('calls') }] }),
  pendingComponent: () => <TabPending tab="calls" />,
  component: CallsTab,
})

function CallsTab() {
  const { project, readable } = useProjectTab()
  const { call } = Route.useSearch()
  const navigate = useNavigate({ from: Route.fullPath })
  const closeCall = () => void navigate({ search: ({ call: _closed, ...rest }) => rest, replace: true })
  return (
    <>
      <ReadOnlyEnvironment project={project} environment={readable} />
      <CallLog key={readable} project={project} environment={readable} />
      {call && <CallDialog project={project} callId={call} onClose={closeCall} />}
    </>
  )
}
