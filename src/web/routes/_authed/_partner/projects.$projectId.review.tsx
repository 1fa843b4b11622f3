import { createFileRoute } from '@tanstack/react-router'
import { getListProjectNotesQueryOptions } from '#generated/portal/client/notes.ts'
import { getGetProgressQueryOptions } from '#generated/portal/client/progress.ts'
import { firstNotes } from '#web/entities/review-notes/use-notes-page.ts'
import { Review } from '#web/features/projects/details/review.tsx'
import { TabPending } from '#web/features/projects/details/tab-pending.tsx'
import { titleOfTab } from '#web/features/projects/details/tabs.ts'
import { useProjectTab } from './-project-tab.ts'

export const Route = createFileRoute('/_authed/_partner/projects/$projectId/review')({
  // What is above the conversation, so that links to it find it at its place.
  loader: ({ context: { queryClient }, params: { projectId } }) =>
    Promise.all([
      queryClient.prefetchQuery(getGetProgressQueryOptions(projectId)),
      queryClient.prefetchQuery(getListProjectNotesQueryOptions(projectId, firstNotes)),
    ]),
  head: () => ({ meta: [{ title: titleOfTab('review') }] }),
  pendingComponent: () => <TabPending tab="review" />,
  component: ReviewTab,
})

function ReviewTab() {
  const { project } = useProjectTab()
  return <Review project={project} />
}
