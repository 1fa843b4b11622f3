import type { Query, QueryClient } from '@tanstack/react-query'

type ProjectIds = string[] | 'all'

/** Reads again the notifications, and the queries of these projects, of lists of projects and of partners for staff. */
export function refetch(queryClient: QueryClient, { projectIds }: { projectIds: ProjectIds }): void {
  void queryClient.invalidateQueries({ predicate: (query) => isOutdated(query, projectIds) })
}

const notifications = '/portal/notifications'
const ofProject = /\/(projects|transactions)\/[0-9a-f-]{36}(\/|$)/
const lists = ['/portal/projects', '/admin/projects', '/admin/projects/status/pending']
const ofPartner = /^\/admin\/(projects\/)?org\/[0-9a-f-]{36}$/
/** What a person is editing, and what the news do not change. */
const kept = /\/(live-draft|calls|messages)(\/|$)/

/** The first text of a generated key is the path; keys of endless lists have a word before it. */
function isOutdated({ queryKey }: Query, projectIds: ProjectIds): boolean {
  const path = queryKey.find((part): part is string => typeof part === 'string' && part.startsWith('/'))
  if (path === undefined) return false
  if (path === notifications) return true
  if (projectIds.length === 0 || kept.test(path)) return false
  if (lists.includes(path) || ofPartner.test(path)) return true
  return projectIds === 'all' ? ofProject.test(path) : projectIds.some((id) => path.includes(id))
}
