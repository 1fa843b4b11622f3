import type { QueryClient } from '@tanstack/react-query'
import { type AsyncRouteComponent, lazyRouteComponent } from '@tanstack/react-router'
import { useGetAdminProjectSuspense } from '#generated/admin/client/review.ts'
import {
  getGetProjectSubmissionQueryOptions,
  getListProjectSubmissionsQueryOptions,
} from '#generated/admin/client/submissions.ts'
import type { AdminProject } from '#generated/admin/model/adminProject.ts'
import { type FurtherTab, isFurtherTab } from './desk-tabs.ts'

type Panel = AsyncRouteComponent<{ project: AdminProject }>

/** What each further tab of a review page shows. Nothing of it is loaded before its tab is opened. */
const deskPanels: Record<FurtherTab, Panel> = {
  application: lazyRouteComponent(() => import('./application.tsx'), 'Application'),
  notes: lazyRouteComponent(() => import('./notes/review-notes.tsx'), 'ReviewNotes'),
  conversation: lazyRouteComponent(() => import('./review-conversation.tsx'), 'ReviewConversation'),
  submissions: lazyRouteComponent(() => import('./staff-submissions.tsx'), 'StaffSubmissions'),
  history: lazyRouteComponent(() => import('./review-history.tsx'), 'ReviewHistory'),
}

/** Loads a tab with the places that links lead to, so that the page can scroll there. The list of notes does so itself. */
export async function loadPanel(queryClient: QueryClient, projectId: string, tab: FurtherTab): Promise<void> {
  await Promise.all([deskPanels[tab].preload?.(), tab === 'application' && loadSubmission(queryClient, projectId)])
}

/** The panel of a tab whose project the page has loaded. */
export function DeskTabPanel({ projectId, tab }: { projectId: string; tab: string }) {
  const { data: project } = useGetAdminProjectSuspense(projectId)
  if (!isFurtherTab(tab)) return null
  const Panel = deskPanels[tab]
  return <Panel project={project} />
}

async function loadSubmission(queryClient: QueryClient, projectId: string) {
  const { newest } = await import('./application.tsx')
  const list = await queryClient.ensureQueryData(getListProjectSubmissionsQueryOptions(projectId, newest))
  const number = list.items[0]?.number
  if (number) await queryClient.prefetchQuery(getGetProjectSubmissionQueryOptions(projectId, number))
}
