import type { LinkProps } from '@tanstack/react-router'
import { BookOpen, FolderClosed, House, type LucideIcon, Percent, UserRound, Users } from 'lucide-react'
import * as pageNames from '#domain/page-names.ts'
import { listLabel } from '#domain/project-states.ts'
import type { Role } from '#domain/roles.ts'

/** The path of a route: a link to a page that is gone does not compile. */
export type PagePath = NonNullable<LinkProps['to']>

export type MenuChild = { label: string; to: PagePath | `/projects/${string}` }

type PageWithParameter = PagePath & `${string}/$${string}`

export type MenuEntry = {
  label: string
  icon: LucideIcon
  /** Undefined for a group without a page. */
  to?: PagePath
  children?: MenuChild[]
  /** A page without an entry of its own: this entry is current on it and on the pages below it. */
  leadsTo?: PageWithParameter
  /** Adds a child per project, by name. */
  listsProjects?: boolean
  /** Adds a child per API product, with anchors of its operations. */
  listsProducts?: boolean
}

const home = (to: PagePath, review: PageWithParameter): MenuEntry => ({
  label: 'OP Home',
  icon: House,
  to,
  leadsTo: review,
})

/** The menu of each role. */
export const menus: Record<Role, MenuEntry[]> = {
  EXTERNAL_ADMIN: [
    { label: 'Home', icon: House, to: '/dashboard' },
    { label: 'Rate Cards', icon: Percent, to: '/rate-cards' },
    { label: 'Projects', icon: FolderClosed, to: '/projects', listsProjects: true },
    { label: 'Documentation', icon: BookOpen, to: '/api-doc', listsProducts: true },
    { label: 'Profile', icon: UserRound, to: '/partner-profile' },
  ],
  BUSINESS_ADMIN: [
    home('/business-admin-home', '/sms-template/$projectId'),
    {
      label: pageNames.contentPartners,
      icon: Users,
      to: '/content-partners',
      leadsTo: '/content-partners/$partnerId',
      children: [{ label: 'API changes', to: '/api-changes' }],
    },
    {
      label: 'Projects',
      icon: FolderClosed,
      children: [
        { label: listLabel('live'), to: '/business-admin-projects/approved' },
        { label: listLabel('suspended'), to: '/business-admin-projects/suspended' },
        { label: listLabel('draft'), to: '/business-admin-projects/inactive' },
        { label: listLabel('rejected'), to: '/business-admin-projects/rejected' },
      ],
    },
  ],
  TECHNICAL_LIMITED: [home('/tech-admin-home', '/tech-validation/$projectId')],
  BUSINESS_INTERNAL: [home('/business-internal-home', '/sms-template/$projectId')],
}

/** Whether the path is this page with any value of its parameter, or below it. */
export const isPageWithParameter = (path: string, page: PageWithParameter) =>
  path.startsWith(page.slice(0, page.indexOf('$')))

/** The page of the user's own account. Business internal has no profile, only a password and sessions. */
export function accountPageOf(role: Role) {
  if (role === 'BUSINESS_INTERNAL') return { label: 'Password and sessions', note: '', to: '/sessions' } as const
  const to = role === 'EXTERNAL_ADMIN' ? '/partner-profile' : '/user-profile'
  return { label: 'View Profile', note: 'Name, sessions', to } as const
}

/** Children of the Projects entry, sorted by name. */
export function projectChildren(projects: readonly { id: string; projectName: string }[]): MenuChild[] {
  return projects
    .toSorted((a, b) => a.projectName.localeCompare(b.projectName, 'en', { numeric: true, sensitivity: 'base' }))
    .map(({ id, projectName }) => ({ label: projectName, to: `/projects/${id}` }))
}
