import { createFileRoute, notFound } from '@tanstack/react-router'
import { DeskTabPanel, loadPanel } from '#web/features/review/desk-panels.tsx'
import { isFurtherTab, titleOfTab } from '#web/features/review/desk-tabs.ts'
import { DeskTabPending } from '#web/features/review/review-pending.tsx'

export const Route = createFileRoute('/_authed/sms-template/$projectId/$tab')({
  loader: async ({ context: { queryClient }, params: { projectId, tab } }) => {
    if (!isFurtherTab(tab)) throw notFound()
    await loadPanel(queryClient, projectId, tab)
  },
  head: ({ params: { tab } }) => ({ meta: [{ title: titleOfTab(tab) }] }),
  pendingComponent: DeskTabPending,
  component: () => <DeskTabPanel {...Route.useParams()} />,
})
