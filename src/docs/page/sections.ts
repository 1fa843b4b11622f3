import type { Group, OperationEntry, Product, Table } from '#docs/model/product.ts'
import { withAncestors } from './anchors.ts'

/** The sections of the page, in order. Only those near the reader are rendered. */
export type Section = { anchor: string; height: number } & (
  | { kind: 'introduction' }
  | { kind: 'downloads' }
  | { kind: 'headers' }
  | { kind: 'security' }
  | { kind: 'group'; group: Group }
  | { kind: 'operation'; entry: OperationEntry }
  | { kind: 'table'; table: Table }
  | { kind: 'changes' }
)

export const introductionAnchor = 'introduction'
export const downloadsAnchor = 'downloads'
export const headersAnchor = 'request-headers'
export const securityAnchor = 'security-schemes'
export const changesAnchor = 'changes'

/** Estimated pixels. */
export const LINE_HEIGHT = 34
const ROW_HEIGHT = 45

/** Estimated heights size the scroll bar until a section is rendered. */
export function sectionsOf(product: Product): Section[] {
  const { requestHeaders, securitySchemes, tables, changes, downloads } = product
  const lines = changes.reduce((sum, version) => sum + 2 + version.lines.length, 0)
  return [
    { kind: 'introduction', anchor: introductionAnchor, height: introductionHeight(product) },
    ...sectionFor(downloads, { kind: 'downloads', anchor: downloadsAnchor, height: 120 + downloads.length * 62 }),
    ...sectionFor(requestHeaders, { kind: 'headers', anchor: headersAnchor, height: 140 + requestHeaders.length * 60 }),
    ...sectionFor(securitySchemes, {
      kind: 'security',
      anchor: securityAnchor,
      height: 140 + securitySchemes.length * 90,
    }),
    ...product.groups.flatMap(groupSections),
    ...tables.map(
      (table): Section => ({ kind: 'table', anchor: table.id, table, height: 160 + table.rows.length * ROW_HEIGHT }),
    ),
    ...sectionFor(changes, { kind: 'changes', anchor: changesAnchor, height: 160 + lines * LINE_HEIGHT }),
  ]
}

/** A list without entries has no section. */
const sectionFor = (list: unknown[], section: Section): Section[] => (list.length > 0 ? [section] : [])

function groupSections(group: Group): Section[] {
  const listed = Math.min(group.operations.length, 12)
  return [
    { kind: 'group', anchor: group.id, group, height: 150 + listed * 28 },
    ...group.operations.map(
      (entry): Section => ({ kind: 'operation', anchor: entry.id, entry, height: 60 + entry.lines * LINE_HEIGHT }),
    ),
  ]
}

function introductionHeight({ description, servers }: Product) {
  const characters = description ? description.replace(/<[^>]*>/g, '').length : 0
  return Math.max(characters * 0.42 + 80, servers.length * 70 + 120)
}

/** Finds the section of an anchor. */
export function sectionFinder(product: Product, sections: readonly Section[]) {
  const byAnchor = new Map<string, number>()
  sections.forEach(({ anchor }, index) => {
    if (!byAnchor.has(anchor)) byAnchor.set(anchor, index)
  })
  for (const { id } of product.headings) if (!byAnchor.has(id)) byAnchor.set(id, 0)
  return (anchor: string): number | undefined => {
    for (const each of withAncestors(anchor)) {
      const index = byAnchor.get(each)
      if (index !== undefined) return index
    }
  }
}
