import { keepPreviousData } from '@tanstack/react-query'
import {
  getListProjectSubmissionsQueryKey,
  useCompareProjectSubmissions,
  useListProjectSubmissions,
} from '#generated/admin/client/submissions.ts'
import type { AdminProject } from '#generated/admin/model/adminProject.ts'
import type { SubmissionHooks } from '#web/entities/submissions/hooks.ts'
import { Submissions } from '#web/entities/submissions/submissions.tsx'

/** The reads of staff. Two submissions never change, so their comparison stays in the cache. */
const hooks: SubmissionHooks = {
  useList: (projectId, limit, submittedOn) => {
    const params = { limit }
    return useListProjectSubmissions(projectId, params, {
      query: {
        queryKey: [...getListProjectSubmissionsQueryKey(projectId, params), submittedOn],
        placeholderData: keepPreviousData,
      },
    })
  },
  useChanges: (projectId, from, to) =>
    useCompareProjectSubmissions(projectId, to, { from }, { query: { staleTime: Number.POSITIVE_INFINITY } }),
}

export function StaffSubmissions({ project: { id, goLiveRequestDate } }: { project: AdminProject }) {
  return <Submissions projectId={id} submittedOn={goLiveRequestDate} hooks={hooks} />
}
