import { keepPreviousData } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { can } from '#domain/capabilities.ts'
import {
  downloadSubmissionDocument,
  getListProjectSubmissionsQueryKey,
  useCompareProjectSubmissions,
  useListProjectSubmissions,
} from '#generated/admin/client/submissions.ts'
import type { AdminProject } from '#generated/admin/model/adminProject.ts'
import { DownloadFile } from '#web/entities/company/scanned-file.tsx'
import type { SubmissionHooks } from '#web/entities/submissions/hooks.ts'
import { Submissions } from '#web/entities/submissions/submissions.tsx'
import { useSession } from '#web/stores/session.ts'
import { submissionOf } from './desk-tabs.ts'

/** The reads of staff. */
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
  DownloadDocument: function DownloadDocument({ projectId, number, name }) {
    const role = useSession(({ userRole }) => userRole)
    const reading = role && can.downloadDocument({ role })
    return (
      <DownloadFile
        name={`submission-${number}-${name}`}
        download={() => downloadSubmissionDocument(projectId, number)}
        disabledReason={reading?.because}
      />
    )
  },
}

export function StaffSubmissions({ project: { id, goLiveRequestDate } }: { project: AdminProject }) {
  const startFrom = useLocation({ select: ({ hash }) => submissionOf(hash) })
  return <Submissions key={id} projectId={id} submittedOn={goLiveRequestDate} startFrom={startFrom} hooks={hooks} />
}
