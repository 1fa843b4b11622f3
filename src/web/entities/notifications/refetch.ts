import type { Query, QueryClient } from '@tanstack/react-query'
import type { NotificationEvent } from './read-events.ts'

/** What an event asks to read again: the notifications, and whatever shows the projects or lists that it names. */
export function refetch(queryClient: QueryClient, { projectIds }: Pick<NotificationEvent, 'projectIds'>): void {
  void queryClient.invalidateQueries({ predicate: (query) => isOutdated(query, projectIds) })
}

const notifications = '/portal/notifications'
const lists = ['/portal/projects', '/admin/projects', '/admin/projects/status/pending']
/** What a person is editing, and what the news do not change. */
const kept = /\/(live-draft|calls|messages)(\/|$)/

/** The first text of a generated key is the path; keys of endless lists have a word before it. */
function isOutdated({ queryKey }: Query, projectIds: string[]): boolean {
  const path = queryKey.find((part): part is string => typeof part === 'string' && part.startsWith('/'))
  if (path === undefined) return false
  if (path === notifications) return true
  if (projectIds.length === 0 || kept.test(path)) return false
  return lists.includes(path) || projectIds.some((id) => path.includes(id))
}
