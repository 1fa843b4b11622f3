// The business admin's decisions, and the record of who did what to a project.
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
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

/** A list is at most so long (specification.md, section 9). */
const everything = 1000

export const trailQueries = {
  /** Newest first, so many pages of them. */
  ofProject: (projectId: string, pages: number) => {
    const params = { pageNo: 0, limit: Math.min(pages * aPage, everything) }
    return queryOptions({
      queryKey: getListAuditEventsQueryKey(projectId, params),
      queryFn: async () => {
        const { items, total } = await listAuditEvents(projectId, params)
        return { events: items, total, hasMore: items.length < Math.min(total, everything) }
      },
      // Whoever looks wants to see what has just happened; and what is read already stays while more comes.
      staleTime: 0,
      placeholderData: keepPreviousData,
    })
  },
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
