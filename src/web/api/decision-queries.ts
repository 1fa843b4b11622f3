// The business admin's decisions, and the record of who did what to a project.
import { infiniteQueryOptions } from '@tanstack/react-query'
import { getListAuditEventsQueryKey, listAuditEvents } from '#generated/admin/client/review.ts'

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
