// The log of a project's calls: page by page, one in full, and all of them as a file.
import { queryOptions } from '@tanstack/react-query'
import {
  getCall,
  getExportCallsUrl,
  getGetCallQueryKey,
  getListCallsQueryKey,
  listCalls,
} from '#generated/portal/client/calls.ts'
import type { ExportCallsParams } from '#generated/portal/model/exportCallsParams.ts'
import { http } from './http.ts'

/** Which calls: what the list and the file have in common. */
export type CallFilter = Omit<ExportCallsParams, 'nocache'>

const aPage = 50

export const callQueries = {
  /** Read on with the `nextCursor` of the page before. */
  page: (projectId: string, filter: CallFilter, cursor: string | undefined) => {
    const params = { ...filter, limit: aPage, ...(cursor ? { cursor } : {}) }
    return queryOptions({
      queryKey: getListCallsQueryKey(projectId, params),
      queryFn: async () => (await listCalls(projectId, params)).data,
      // A log is looked at for what has just happened.
      staleTime: 0,
    })
  },
  detail: (projectId: string, callId: string) =>
    queryOptions({
      queryKey: getGetCallQueryKey(projectId, callId),
      queryFn: async () => (await getCall(projectId, callId)).data,
      staleTime: Number.POSITIVE_INFINITY,
    }),
}

/** Not by the generated function, whose type says text: the edge answers an attachment as the file it is. */
export const exportCalls = (projectId: string, filter: CallFilter) => http<Blob>(getExportCallsUrl(projectId, filter))
