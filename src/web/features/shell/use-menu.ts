import type { Role } from '#domain/roles.ts'
import { useListProjects } from '#generated/portal/client/projects.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { type MenuEntry, menus, projectChildren } from './menu.ts'

/** The role's menu, with the partner's projects once they are loaded. */
export function useMenu(role: Role): MenuEntry[] {
  const menu = menus[role]
  const { data } = useListProjects(wholeList, {
    query: { enabled: menu.some(({ listsProjects }) => listsProjects) },
  })
  return menu.map((entry) => (entry.listsProjects ? { ...entry, children: projectChildren(data?.items ?? []) } : entry))
}
