import { linkOptions, redirect } from '@tanstack/react-router'
import type { Role } from '#domain/roles.ts'
import type { DeskPath } from '#web/entities/project/staff-columns.tsx'

/** The tabs of a review page. The first is the page itself, the others have addresses below it. */
export const deskTabs = [
  { key: 'review', label: 'Review' },
  { key: 'application', label: 'Application' },
  { key: 'notes', label: 'Notes' },
  { key: 'conversation', label: 'Conversation' },
  { key: 'submissions', label: 'Submissions' },
  { key: 'history', label: 'History' },
] as const

export type DeskTab = (typeof deskTabs)[number]['key']
export type FurtherTab = Exclude<DeskTab, 'review'>

export function isFurtherTab(name: string): name is FurtherTab {
  return name !== 'review' && deskTabs.some(({ key }) => key === name)
}

/** The title of a page with a tab. */
export const titleOfTab = (name: string): string => deskTabs.find(({ key }) => key === name)?.label ?? 'Not found'

/** The tab of a path: '/tech-validation/42/notes' is 'notes'. */
export function tabOfPath(pathname: string): DeskTab {
  const name = pathname.split('/')[3] ?? ''
  return isFurtherTab(name) ? name : 'review'
}

/** The page on which a role reviews projects. */
export const deskOf = (role: Role | null): DeskPath =>
  role === 'TECHNICAL_LIMITED' ? '/tech-validation/$projectId' : '/sms-template/$projectId'

/** The address of a tab, or of a place on it. */
export function addressOfTab(desk: DeskPath, projectId: string, tab: DeskTab, hash?: string) {
  const place = hash ? { hash } : {}
  if (tab === 'review') return linkOptions({ to: desk, params: { projectId }, ...place })
  return linkOptions({ to: `${desk}/$tab`, params: { projectId, tab }, ...place })
}

/** The anchor of a link that compares the newest submission with this one. */
export const anchorOfSubmission = (number: number) => `from-${number}`

export const submissionOf = (anchor: string): number | undefined =>
  Number(/^from-(\d+)$/.exec(anchor)?.[1]) || undefined

/** The tab of an anchor of the former single page, which is still in mails; undefined for one of the page itself. */
export function tabOfAnchor(anchor: string): FurtherTab | undefined {
  if (anchor === 'conversation') return 'conversation'
  return anchor === 'notes' || anchor.startsWith('note-') ? 'notes' : undefined
}

/** Redirects to the tab that holds the anchor of an address. */
export function redirectFormerAnchor(desk: DeskPath, projectId: string, anchor: string): void {
  const tab = tabOfAnchor(anchor)
  if (tab) throw redirect({ ...addressOfTab(desk, projectId, tab, anchor), replace: true })
}
