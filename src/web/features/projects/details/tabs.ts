/** The tabs of a project and their addresses below it. */
export const projectTabs = [
  { key: 'overview', label: 'Overview', to: '/projects/$projectId' },
  { key: 'keys', label: 'Keys', to: '/projects/$projectId/keys' },
  { key: 'codes', label: 'Codes and addresses', to: '/projects/$projectId/codes' },
  { key: 'calls', label: 'Calls', to: '/projects/$projectId/calls' },
  { key: 'handset', label: 'Handset', to: '/projects/$projectId/handset' },
  { key: 'analytics', label: 'Analytics', to: '/projects/$projectId/analytics' },
  { key: 'review', label: 'Review', to: '/projects/$projectId/review' },
] as const

export type ProjectTab = (typeof projectTabs)[number]['key']

/** The title of a page with a tab. */
export const titleOfTab = (tab: ProjectTab) => projectTabs.find(({ key }) => key === tab)?.label

/** The tab of a path: '/projects/42/keys' is 'keys'. */
export function tabOf(pathname: string): ProjectTab {
  const last = pathname.split('/')[3]
  return projectTabs.find(({ key }) => key === last)?.key ?? 'overview'
}

/** Sections of the former single page, whose anchors are still in bookmarks. */
const formerAnchors = new Map<string, ProjectTab>([
  ['sandbox-keys', 'keys'],
  ['live-keys', 'keys'],
  ['product-codes', 'codes'],
  ['analytics', 'analytics'],
  ['monitoring', 'analytics'],
  ['api-calls', 'calls'],
  ['handset', 'handset'],
])

/** The address of the tab that now holds a section of the former page. */
export function addressOfAnchor(anchor: string) {
  const tab = projectTabs.find(({ key }) => key === formerAnchors.get(anchor))
  return tab?.to
}
