// The log of a project's calls: page by page, one in full, and all of them as a file.
import { queryOptions } from '@tanstack/react-query'
import {
  getCall,
  getExportCallsUrl,
  getGetCallQueryKey,
  getListCallsInfiniteQueryKey,
  listCalls,
} from '#generated/portal/client/calls.ts'
import type { CallRow } from '#generated/portal/model/callRow.ts'
import type { ExportCallsParams } from '#generated/portal/model/exportCallsParams.ts'
import type { ListCalls200 } from '#generated/portal/model/listCalls200.ts'
import type { ListCallsParams } from '#generated/portal/model/listCallsParams.ts'
import { http } from './http.ts'
import { queryClient } from './query-client.ts'

/** Which calls: what the list and the file have in common. */
export type CallFilter = Omit<ExportCallsParams, 'nocache'>

const aPage = 50

/** One look at the log: as it stood when somebody looked, and how many pages of it. */
export interface Look {
  asOf: number
  pages: number
}

export const callQueries = {
  /** Newest first, page after page. Those that this look has read already are not read again. */
  log: (projectId: string, filter: CallFilter, { asOf, pages }: Look) =>
    queryOptions({
      queryKey: [...getListCallsInfiniteQueryKey(projectId, filter), asOf, pages],
      queryFn: async () => {
        const rows: CallRow[] = []
        let cursor: string | null = null
        for (let read = 0; read < pages && (read === 0 || cursor); read++) {
          const page: ListCalls200 = await queryClient.fetchQuery(
            onePage(projectId, { ...filter, cursor: cursor ?? undefined }, asOf),
          )
          rows.push(...page.items)
          cursor = page.nextCursor
        }
        return { rows, hasMore: cursor !== null }
      },
      staleTime: Number.POSITIVE_INFINITY,
    }),
  detail: (projectId: string, callId: string) =>
    queryOptions({
      queryKey: getGetCallQueryKey(projectId, callId),
      queryFn: () => getCall(projectId, callId),
      staleTime: Number.POSITIVE_INFINITY,
    }),
}

const onePage = (projectId: string, filter: ListCallsParams, asOf: number) => {
  const params = { ...filter, limit: aPage }
  return queryOptions({
    queryKey: [...getListCallsInfiniteQueryKey(projectId, params), asOf],
    queryFn: () => listCalls(projectId, params),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Not by the generated function, whose type says text: the edge answers an attachment as the file it is. */
export const exportCalls = (projectId: string, filter: CallFilter) => http<Blob>(getExportCallsUrl(projectId, filter))
