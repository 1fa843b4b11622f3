// What waits for the staff, and what has become of it. The server answers each role with its own part of the work.
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import {
  addProductCode,
  addSmsTemplate,
  deleteProductCode,
  deleteSmsTemplate,
  saveProviderCode,
  submitForTechApproval,
  updateSmsTemplate,
} from '#generated/admin/client/preparation.ts'
import {
  getAdminProject,
  getDownloadProjectDocumentUrl,
  getGetAdminProjectQueryKey,
  getListAuditEventsQueryKey,
  getListPendingProjectsQueryKey,
  getListProjectsByStatusQueryKey,
  getSearchProjectsQueryKey,
  listPendingProjects,
  listProjectsByStatus,
  searchProjects,
} from '#generated/admin/client/review.ts'
import {
  getDownloadTestReportUrl,
  getGetTestResultsQueryKey,
  getTestResults,
  startProductTests,
  techApproveProject,
  techApproveProjectWithFile,
} from '#generated/admin/client/validation.ts'
import type { AdminProject } from '#generated/admin/model/adminProject.ts'
import type { AdminProjectAnswer } from '#generated/admin/model/adminProjectAnswer.ts'
import type { ListProjectsByStatusParams } from '#generated/admin/model/listProjectsByStatusParams.ts'
import type { ProductCodeDraft } from '#generated/admin/model/productCodeDraft.ts'
import type { ProductResult } from '#generated/admin/model/productResult.ts'
import type { ProviderCodeDraft } from '#generated/admin/model/providerCodeDraft.ts'
import type { SmsTemplateChange } from '#generated/admin/model/smsTemplateChange.ts'
import type { TechApproval } from '#generated/admin/model/techApproval.ts'
import { http } from './http.ts'
import { queryClient } from './query-client.ts'

const everything = { limit: 1000 }

const running = ({ productResult }: AdminProject) => productResult.status === 2
const scanning = ({ organisationDocument, documents }: AdminProject) =>
  [organisationDocument, ...documents].some((document) => document?.antivirusStatus === 'PENDING')

/** What ends by itself is looked at again, while somebody looks: a run of the tests takes seconds, a scan may wait its turn. */
function pauseBeforeNextLook(project: AdminProject): number | false {
  if (running(project)) return 3_000
  return scanning(project) ? 15_000 : false
}

export const reviewQueries = {
  pending: () =>
    queryOptions({
      queryKey: getListPendingProjectsQueryKey(everything),
      queryFn: () => listPendingProjects(everything),
    }),
  byStatus: (filter: Pick<ListProjectsByStatusParams, 'status' | 'provider'>) => {
    const params = { ...filter, pageNo: 0, ...everything }
    return queryOptions({
      queryKey: getListProjectsByStatusQueryKey(params),
      queryFn: () => listProjectsByStatus(params),
    })
  },
  /** What is called so, of everything the role may see. */
  search: (keyword: string) =>
    queryOptions({
      queryKey: getSearchProjectsQueryKey({ keyword }),
      queryFn: async () => (await searchProjects({ keyword })).items,
    }),
  /** One project with everything its review needs. */
  project: (projectId: string) =>
    queryOptions({
      queryKey: getGetAdminProjectQueryKey(projectId),
      queryFn: async () => {
        const before = queryClient.getQueryData<AdminProject>(getGetAdminProjectQueryKey(projectId))
        const project = await getAdminProject(projectId)
        // The end of a run stands in the trail too.
        if (before && running(before) && !running(project)) void refreshTrail(projectId)
        return project
      },
      refetchInterval: ({ state: { data } }) => (data ? pauseBeforeNextLook(data) : false),
    }),
  /** What happened in the run that ended then: it never changes. */
  testResults: (projectId: string, { testOn }: ProductResult) =>
    queryOptions({
      queryKey: [...getGetTestResultsQueryKey(projectId), testOn],
      queryFn: () => getTestResults(projectId),
      staleTime: Number.POSITIVE_INFINITY,
    }),
}

const refreshTrail = (projectId: string) =>
  queryClient.invalidateQueries({ queryKey: getListAuditEventsQueryKey(projectId) })

/** Whatever shows this project, or lists it, asks again. Resolves once the project itself is as it stands now. */
export async function refreshReview(projectId: string) {
  for (const queryKey of [getListPendingProjectsQueryKey(), getListProjectsByStatusQueryKey()]) {
    void queryClient.invalidateQueries({ queryKey })
  }
  void refreshTrail(projectId)
  await queryClient.invalidateQueries({ queryKey: reviewQueries.project(projectId).queryKey })
}

/** The row is in the table by the time that the screen says so. */
async function refreshing<T>(projectId: string, call: Promise<T>): Promise<T> {
  const result = await call
  await refreshReview(projectId)
  return result
}

/** The answer is the project as it stands. */
async function taking(projectId: string, call: Promise<AdminProjectAnswer>) {
  const { data, message } = await call
  queryClient.setQueryData(reviewQueries.project(projectId).queryKey, data)
  void refreshReview(projectId)
  return { project: data, message }
}

export const preparationMutations = {
  saveProviderCode: (projectId: string) =>
    mutationOptions({
      mutationFn: (draft: ProviderCodeDraft) => refreshing(projectId, saveProviderCode(projectId, draft)),
    }),
  addProductCode: (projectId: string) =>
    mutationOptions({
      mutationFn: (draft: ProductCodeDraft) => refreshing(projectId, addProductCode(projectId, draft)),
    }),
  deleteProductCode: (projectId: string) =>
    mutationOptions({
      mutationFn: (codeId: string) => refreshing(projectId, deleteProductCode(projectId, codeId)),
    }),
  /** A new text, or another one for the template of this id. */
  saveSmsTemplate: (projectId: string, templateId: string | undefined) =>
    mutationOptions({
      mutationFn: (text: SmsTemplateChange) =>
        refreshing(
          projectId,
          templateId ? updateSmsTemplate(projectId, templateId, text) : addSmsTemplate(projectId, text),
        ),
    }),
  deleteSmsTemplate: (projectId: string) =>
    mutationOptions({
      mutationFn: (templateId: string) => refreshing(projectId, deleteSmsTemplate(projectId, templateId)),
    }),
  handOver: (projectId: string) =>
    mutationOptions({ mutationFn: () => taking(projectId, submitForTechApproval(projectId)) }),
}

export const validationMutations = {
  startTests: (projectId: string) =>
    mutationOptions({ mutationFn: () => refreshing(projectId, startProductTests({ projectId })) }),
  approve: (projectId: string) =>
    mutationOptions({
      mutationFn: ({ approval, file }: { approval: TechApproval; file: File | null }) =>
        taking(
          projectId,
          file
            ? techApproveProjectWithFile(projectId, { body: approval, file })
            : techApproveProject(projectId, approval),
        ),
    }),
}

// Not by the generated functions, whose types say text: the edge answers an attachment as the file it is.

export const downloadTestReport = (projectId: string) =>
  http<Blob>(getDownloadTestReportUrl(projectId), { method: 'POST' })

export const downloadProjectDocument = (projectId: string, documentId: string) =>
  http<Blob>(getDownloadProjectDocumentUrl(projectId, documentId))
