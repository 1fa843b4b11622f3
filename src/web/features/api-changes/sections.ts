import { counted } from '#domain/counts.ts'
import { formatDay } from '#domain/dates.ts'
import type { ApiChange } from '#generated/admin/model/apiChange.ts'
import type { ApiChanges } from '#generated/admin/model/apiChanges.ts'
import type { ApiComparison } from '#generated/admin/model/apiComparison.ts'
import type { ApiEnding } from '#generated/admin/model/apiEnding.ts'

/** A heading of the page with the changes below it. */
export interface Section {
  /** The value of the filter that shows this section alone. */
  id: string
  title: string
  items: SectionItem[]
}

export interface SectionItem {
  key: string
  badge: { tone: 'rejected' | 'pending' | 'live' | 'draft'; label: string }
  title: string
  /** The operations that it concerns. */
  note: string
  used: Pick<ApiEnding, 'total' | 'uses'>
  /** Instead of a table. */
  unused: string
}

/** What ends first, then the newest comparison. */
export function sectionsOf({ endings, comparisons }: ApiChanges): Section[] {
  const ends = { id: 'endings', title: 'What ends', items: endings.map(endingItem) }
  const compared = comparisons.map((each) => ({
    id: each.version,
    title: comparisonTitle(each),
    items: each.changes.map(changeItem),
  }))
  return [ends, ...compared].filter(({ items }) => items.length > 0)
}

function comparisonTitle({ version, before, released }: ApiComparison): string {
  if (released === null) return `Not released yet, compared with ${before}`
  return `Version ${version} of ${formatDay(released)}, compared with ${before}`
}

function endingItem({ id, label, operation, method, path, sunset, total, uses }: ApiEnding): SectionItem {
  return {
    key: id,
    badge: { tone: 'pending', label: `Ends on ${formatDay(sunset)}` },
    title: label === 'the operation' ? operation : `${operation}: ${label}`,
    note: `${method} ${path}`,
    used: { total, uses },
    unused: 'No project used it in the last 90 days.',
  }
}

const kinds = {
  breaking: { tone: 'rejected', label: 'Breaking' },
  additive: { tone: 'live', label: 'Additive' },
  text: { tone: 'draft', label: 'Deprecated' },
} as const

function changeItem(change: ApiChange): SectionItem {
  const { kind, rule, message, pointer, operations, countsFields, total, uses } = change
  return {
    key: `${rule} ${pointer} ${message}`,
    badge: kinds[kind],
    title: message,
    // A message such as 'may no longer be "AIS"' does not name its field.
    note: `${operations.join(', ')} at ${pointer}`,
    used: { total, uses },
    unused: countsFields
      ? 'No call in the last 90 days concerned this field.'
      : 'No project called it in the last 90 days.',
  }
}

/** The sections that a filter shows; all for an unknown one. */
export function shownSections(sections: Section[], show: string | undefined): Section[] {
  const chosen = sections.filter(({ id }) => id === show)
  return chosen.length > 0 ? chosen : sections
}

/** 'Concerns 2 projects of 1 partner'. */
export function usageSummary(uses: ApiEnding['uses']): string {
  const known = uses.filter(({ calls }) => calls > 0)
  const [verb, rows] = known.length > 0 ? ['Concerns', known] : ['May concern', uses]
  const projects = new Set(rows.map(({ projectId }) => projectId)).size
  const partners = new Set(rows.map(({ orgId }) => orgId)).size
  return `${verb} ${counted(projects, 'project')} of ${counted(partners, 'partner')}`
}
