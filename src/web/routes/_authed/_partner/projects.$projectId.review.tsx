import { createFileRoute } from '@tanstack/react-router'
import { getGetProgressQueryOptions } from '#generated/portal/client/progress.ts'
import { Review } from '#web/features/projects/details/review.tsx'
import { TabPending } from '#web/features/projects/details/tab-pending.tsx'
import { useProjectTab } from './-project-tab.ts'

export const Route = createFileRoute('/_authed/_partner/projects/$projectId/review')({
  loader: ({ context: { queryClient }, params }) =>
    queryClient.prefetchQuery(getGetProgressQueryOptions(params.projectId)),
  head: () => ({ meta: [{ title: 'Review' }] }),
  pendingComponent: () => <TabPending tab="review" />,
  component: ReviewTab,
})

function ReviewTab() {
  const { project } = useProjectTab()
  return <Review project={project} />
}
