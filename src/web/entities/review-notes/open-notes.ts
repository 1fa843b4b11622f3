import { type QueryClient, useQueries } from '@tanstack/react-query'
import { getListProjectNotesQueryOptions } from '#generated/portal/client/notes.ts'
import type { ReviewNote } from '#generated/portal/model/reviewNote.ts'
import type { ReviewNotes } from '#generated/portal/model/reviewNotes.ts'

/** A note that no reviewer has resolved, with the project of its application. */
export type OpenNote = ReviewNote & { projectId: string }

/** The most that one request answers with. */
const limit = 100

const pageQuery = (projectId: string, pageNo: number) =>
  getListProjectNotesQueryOptions(projectId, { resolved: false, limit, pageNo })

const pagesAfterFirst = ({ total }: ReviewNotes) =>
  Array.from({ length: Math.max(0, Math.ceil(total / limit) - 1) }, (_, at) => at + 1)

/** Reads every page again. */
export async function readOpenNotes(queryClient: QueryClient, projectId: string): Promise<ReviewNote[]> {
  const read = (page: number) => queryClient.fetchQuery({ ...pageQuery(projectId, page), staleTime: 0 })
  const first = await read(0)
  const others = await Promise.all(pagesAfterFirst(first).map(read))
  return [first, ...others].flatMap(({ items }) => items)
}

/** The notes of these projects, on all pages. They are read again when an event names the project. */
export function useOpenNotes(projectIds: readonly string[]): OpenNote[] {
  const firsts = useQueries({ queries: projectIds.map((id) => pageQuery(id, 0)) })
  const others = projectIds.flatMap((id, at) => {
    const { data } = firsts[at] ?? {}
    return data ? pagesAfterFirst(data).map((page) => ({ id, page })) : []
  })
  const further = useQueries({ queries: others.map(({ id, page }) => pageQuery(id, page)) })
  const notesOf = (projectId: string | undefined, data: ReviewNotes | undefined) =>
    projectId && data ? data.items.map((note) => ({ ...note, projectId })) : []
  return [
    ...firsts.flatMap(({ data }, at) => notesOf(projectIds[at], data)),
    ...further.flatMap(({ data }, at) => notesOf(others[at]?.id, data)),
  ]
}
