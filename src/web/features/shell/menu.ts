import { BookOpen, FolderClosed, House, type LucideIcon, Percent, UserRound, Users } from 'lucide-react'
import type { Role } from '#domain/roles.ts'

export type MenuChild = { label: string; to: string }

export type MenuEntry = {
  label: string
  icon: LucideIcon
  /** Undefined for a group without a page. */
  to?: string
  children?: MenuChild[]
  /** Adds a child per project, by name. */
  listsProjects?: boolean
  /** Adds a child per API product, with anchors of its operations. */
  listsProducts?: boolean
}

const home = (to: string): MenuEntry => ({ label: 'OP Home', icon: House, to })

/** The menu of each role. existing() drops entries without a page. */
export const menus: Record<Role, MenuEntry[]> = {
  EXTERNAL_ADMIN: [
    { label: 'Home', icon: House, to: '/dashboard' },
    { label: 'Rate Cards', icon: Percent, to: '/rate-cards' },
    { label: 'Projects', icon: FolderClosed, to: '/projects', listsProjects: true },
    { label: 'Documentation', icon: BookOpen, to: '/api-doc', listsProducts: true },
    { label: 'Profile', icon: UserRound, to: '/partner-profile' },
  ],
  BUSINESS_ADMIN: [
    home('/business-admin-home'),
    {
      label: 'Content Partners',
      icon: Users,
      to: '/content-partners',
      children: [{ label: 'API changes', to: '/api-changes' }],
    },
    {
      label: 'Projects',
      icon: FolderClosed,
      children: [
        { label: 'Approved', to: '/business-admin-projects/approved' },
        { label: 'Suspended', to: '/business-admin-projects/suspended' },
        { label: 'Inactive', to: '/business-admin-projects/inactive' },
        { label: 'Rejected', to: '/business-admin-projects/rejected' },
      ],
    },
  ],
  TECHNICAL_LIMITED: [home('/tech-admin-home')],
  BUSINESS_INTERNAL: [home('/business-internal-home')],
}

/** The page of the user's own account. Business internal has no profile, only a password and sessions. */
export function accountPageOf(role: Role) {
  if (role === 'BUSINESS_INTERNAL') return { label: 'Password and sessions', note: '', to: '/sessions' } as const
  const to = role === 'EXTERNAL_ADMIN' ? '/partner-profile' : '/user-profile'
  return { label: 'View Profile', note: 'Name, sessions', to } as const
}

/** The entries whose pages exist. */
export function existing(menu: MenuEntry[], knows: (path: string) => boolean): MenuEntry[] {
  return menu.flatMap((entry) => {
    const children = entry.children?.filter(({ to }) => knows(to))
    if (entry.to ? !knows(entry.to) : !children?.length) return []
    return [children ? { ...entry, children } : entry]
  })
}

/** Children of the Projects entry, sorted by name. */
export function projectChildren(projects: readonly { id: string; projectName: string }[]): MenuChild[] {
  return projects
    .toSorted((a, b) => a.projectName.localeCompare(b.projectName, 'en', { numeric: true, sensitivity: 'base' }))
    .map(({ id, projectName }) => ({ label: projectName, to: `/projects/${id}` }))
}
