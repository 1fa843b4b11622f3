import type { Query, QueryClient } from '@tanstack/react-query'
import {
  getGetAdminProjectQueryKey,
  getListPendingProjectsQueryKey,
  getListProjectsByStatusQueryKey,
} from '#generated/admin/client/review.ts'
import type { AdminProject } from '#generated/admin/model/adminProject.ts'
import { getListNotificationsQueryKey } from '#generated/portal/client/notifications.ts'
import { getListProjectsQueryKey } from '#generated/portal/client/projects.ts'

type ProjectIds = string[] | 'all'

/** Invalidates the notifications, the lists of projects, and the queries of these projects and, for staff, of their partners. */
export function refetch(queryClient: QueryClient, { projectIds }: { projectIds: ProjectIds }): void {
  const partners = projectIds === 'all' ? [] : projectIds.flatMap((id) => partnerOf(queryClient, id) ?? [])
  void queryClient.invalidateQueries({ predicate: (query) => isOutdated(query, projectIds, partners) })
}

/** Events do not name the partner. Each reading of one is recorded, so only those of these projects are read again. */
const partnerOf = (queryClient: QueryClient, projectId: string): string | undefined =>
  queryClient.getQueryData<AdminProject>(getGetAdminProjectQueryKey(projectId))?.orgId

const [notifications] = getListNotificationsQueryKey()
const ofProject = /\/(projects|transactions)\/[0-9a-f-]{36}(\/|$)/
const lists: string[] = [getListProjectsQueryKey, getListProjectsByStatusQueryKey, getListPendingProjectsQueryKey].map(
  (keyOf) => keyOf()[0],
)
const ofPartner = /^\/admin\/(projects\/)?org\/([0-9a-f-]{36})$/
/** Data that the person is editing, and data that no event changes. */
const kept = /\/(live-draft|calls|messages)(\/|$)/

/** The first text of a generated key is the path; keys of endless lists have a word before it. */
function isOutdated({ queryKey }: Query, projectIds: ProjectIds, partners: readonly string[]): boolean {
  const path = queryKey.find((part): part is string => typeof part === 'string' && part.startsWith('/'))
  if (path === undefined) return false
  if (path === notifications) return true
  if (projectIds.length === 0 || kept.test(path)) return false
  const [, , partner] = ofPartner.exec(path) ?? []
  if (lists.includes(path) || (partner && partners.includes(partner))) return true
  return projectIds === 'all' ? ofProject.test(path) : projectIds.some((id) => path.includes(id))
}
