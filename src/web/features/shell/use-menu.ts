import { useRouter } from '@tanstack/react-router'
import type { Role } from '#domain/roles.ts'
import { useListProjects } from '#generated/portal/client/projects.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { existing, type MenuEntry, menus, projectChildren } from './menu.ts'

/** Whether the portal has a page at this path. */
export function useKnowsPath() {
  const { routesByPath } = useRouter()
  return (path: string) => path in routesByPath
}

/** The role's menu, restricted to existing pages, with the partner's projects once they are loaded. */
export function useMenu(role: Role): MenuEntry[] {
  const menu = existing(menus[role], useKnowsPath())
  const { data } = useListProjects(wholeList, {
    query: { enabled: menu.some(({ listsProjects }) => listsProjects) },
  })
  return menu.map((entry) => (entry.listsProjects ? { ...entry, children: projectChildren(data?.items ?? []) } : entry))
}
