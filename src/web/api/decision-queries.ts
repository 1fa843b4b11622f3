// The business admin's decisions, and the record of who did what to a project.
import { infiniteQueryOptions, mutationOptions } from '@tanstack/react-query'
import { getListPartnersQueryKey } from '#generated/admin/client/partners.ts'
import {
  approveProject,
  getListAuditEventsQueryKey,
  listAuditEvents,
  reinstateProject,
  rejectProject,
  suspendProject,
} from '#generated/admin/client/review.ts'
import type { AdminProjectAnswer } from '#generated/admin/model/adminProjectAnswer.ts'
import { isOutdated } from './lost-race.ts'
import { partnerQueries } from './partner-queries.ts'
import { queryClient } from './query-client.ts'
import { refreshReview, reviewQueries } from './review-queries.ts'

const aPage = 20

export const trailQueries = {
  /** Newest first, page after page. */
  ofProject: (projectId: string) =>
    infiniteQueryOptions({
      queryKey: [...getListAuditEventsQueryKey(projectId), 'pages'],
      queryFn: async ({ pageParam }) => (await listAuditEvents(projectId, { pageNo: pageParam, limit: aPage })).data,
      initialPageParam: 0,
      getNextPageParam: ({ total }, pages) => (pages.length * aPage < total ? pages.length : undefined),
      // Whoever looks wants to see what has just happened.
      staleTime: 0,
    }),
}

const approverType = 'INTERNAL_BUSINESS_ADMIN'
const withWord = (message: string | undefined) => (message?.trim() ? { message } : {})

const calls = {
  approve: (id: string, message?: string) =>
    approveProject(id, { type: 'APPROVE', approverType, ...withWord(message) }),
  reject: (id: string, message = '') => rejectProject(id, { type: 'REJECT', approverType, message }),
  suspend: (id: string, message = '') => suspendProject(id, { type: 'SUSPEND', approverType, message }),
  reinstate: (id: string, message?: string) =>
    reinstateProject(id, { type: 'REINSTATE', approverType, ...withWord(message) }),
} satisfies Record<string, (id: string, message?: string) => Promise<AdminProjectAnswer>>

export type DecisionName = keyof typeof calls

export const decisionMutations = {
  /** Takes the comment. Also when it comes too late, what is on the screen afterwards is what is so. */
  take: (decision: DecisionName, project: { id: string; orgId: string }) =>
    mutationOptions({
      mutationFn: async (message: string | undefined) => {
        try {
          const { data } = await calls[decision](project.id, message)
          queryClient.setQueryData(reviewQueries.project(project.id).queryKey, data)
          await renew(project)
          return data
        } catch (problem) {
          if (isOutdated(problem)) await renew(project)
          throw problem
        }
      },
    }),
}

async function renew({ id, orgId }: { id: string; orgId: string }) {
  void queryClient.invalidateQueries({ queryKey: getListPartnersQueryKey() })
  void queryClient.invalidateQueries({ queryKey: partnerQueries.projects(orgId).queryKey })
  await refreshReview(id)
}
