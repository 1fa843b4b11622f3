import { keepPreviousData } from '@tanstack/react-query'
import {
  getListSubmissionsQueryKey,
  useCompareSubmissions,
  useListSubmissions,
} from '#generated/portal/client/submissions.ts'
import type { SubmissionHooks } from '#web/entities/submissions/hooks.ts'

/** The partner's reads of submissions. Two submissions never change, so their comparison stays in the cache. */
export const partnerSubmissions: SubmissionHooks = {
  useList: (projectId, limit, submittedOn) => {
    const params = { limit }
    return useListSubmissions(projectId, params, {
      query: {
        queryKey: [...getListSubmissionsQueryKey(projectId, params), submittedOn],
        placeholderData: keepPreviousData,
      },
    })
  },
  useChanges: (projectId, from, to) =>
    useCompareSubmissions(projectId, to, { from }, { query: { staleTime: Number.POSITIVE_INFINITY } }),
}
