// What waits for the staff, and what has become of it. The server answers each role with its own part of the work.
import { queryOptions } from '@tanstack/react-query'
import {
  getListPendingProjectsQueryKey,
  getListProjectsByStatusQueryKey,
  listPendingProjects,
  listProjectsByStatus,
} from '#generated/admin/client/review.ts'
import type { ListProjectsByStatusParams } from '#generated/admin/model/listProjectsByStatusParams.ts'

const everything = { limit: 1000 }

export const reviewQueries = {
  pending: () =>
    queryOptions({
      queryKey: getListPendingProjectsQueryKey(everything),
      queryFn: async () => (await listPendingProjects(everything)).data.items,
    }),
  byStatus: (filter: Pick<ListProjectsByStatusParams, 'status' | 'provider'>) => {
    const params = { ...filter, pageNo: 0, ...everything }
    return queryOptions({
      queryKey: getListProjectsByStatusQueryKey(params),
      queryFn: async () => (await listProjectsByStatus(params)).data,
    })
  },
}
