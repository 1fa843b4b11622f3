import type { ReactNode } from 'react'
import type { SubmissionComparison } from '#generated/portal/model/submissionComparison.ts'
import type { SubmissionRow } from '#generated/portal/model/submissionRow.ts'
import type { Read } from '../query-state.tsx'

/** The reads of submissions. Partners and staff call different operations with the same answers. */
export interface SubmissionHooks {
  /** `submittedOn` is part of the key: a new submission is read at once. */
  useList: (
    projectId: string,
    limit: number,
    submittedOn: string | null,
  ) => Read<{ items: SubmissionRow[]; total: number }>
  /** Two submissions never change, so their comparison stays in the cache. */
  useChanges: (projectId: string, from: number, to: number) => Read<SubmissionComparison>
  /** Staff download the document of a submission. */
  DownloadDocument?: (props: { projectId: string; number: number; name: string }) => ReactNode
}
