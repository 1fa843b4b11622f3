// What waits for the staff. The server answers each role with its own part of the work.
import { queryOptions } from '@tanstack/react-query'
import { getListPendingProjectsQueryKey, listPendingProjects } from '#generated/admin/client/review.ts'

const everything = { limit: 1000 }

export const reviewQueries = {
  pending: () =>
    queryOptions({
      queryKey: getListPendingProjectsQueryKey(everything),
      queryFn: async () => (await listPendingProjects(everything)).data.items,
    }),
}
