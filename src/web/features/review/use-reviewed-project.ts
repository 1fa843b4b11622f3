import { useEffect } from 'react'
import { useGetAdminProjectSuspense, useRecordReviewView } from '#generated/admin/client/review.ts'
import type { AdminProject } from '#generated/admin/model/adminProject.ts'

/** The project under review; polled during a test run or virus scan. Opening it is recorded for the pending lists. */
export function useReviewedProject(projectId: string): AdminProject {
  const { mutate } = useRecordReviewView()
  useEffect(() => mutate({ projectId }), [mutate, projectId])
  return useGetAdminProjectSuspense(projectId, {
    query: { refetchInterval: ({ state: { data } }) => (data ? pollInterval(data) : false) },
  }).data
}

// A test run takes seconds, a scan may be queued.
function pollInterval({ productResult, organisationDocument, documents }: AdminProject): number | false {
  if (productResult.status === 2) return 3_000
  return [organisationDocument, ...documents].some((document) => document?.antivirusStatus === 'PENDING') && 15_000
}
