import { deprecatedLabel } from '#docs/model/deprecation.ts'
import type { Product } from '#docs/model/product.ts'
import { changesAnchor } from '#docs/page/sections.ts'
import { capitalize } from '#domain/capitalize.ts'

interface MenuPlace {
  anchor: string
  label: string
  /** 'deprecated, ends 1 Mar 2027'; null for a place that is not. */
  deprecated: string | null
}

export interface MenuGroup {
  id: string
  /** Undefined where there is only one group. */
  name: string | null
  places: MenuPlace[]
  /** Collapsed until it is opened or contains the current place. */
  folded: boolean
}

/** Longer groups would fill the menu. */
const MANY = { operations: 24, tables: 3 }

/** The menu of a product: operations by tag, tables such as result codes, then the versions. */
export function menuGroups({ groups, tables, changes }: Product): MenuGroup[] {
  const filled = groups.filter(({ operations }) => operations.length > 0)
  const folded = filled.reduce((count, { operations }) => count + operations.length, 0) > MANY.operations
  const byTag = filled.map(({ id, name, operations }) => ({
    id,
    folded: folded && filled.length > 1,
    name: filled.length > 1 ? capitalize(name) : null,
    places: operations.map(({ id: anchor, summary, method, path, deprecated, deprecation }) => ({
      anchor,
      deprecated: deprecated ? deprecatedLabel(deprecation) : null,
      label: summary || `${method} ${path}`,
    })),
  }))
  const ofTables = tables.map(({ id, title }) => ({ anchor: id, label: title, deprecated: null }))
  const ofVersions = changes.length > 0 ? [{ anchor: changesAnchor, label: 'Changes', deprecated: null }] : []
  return [
    ...byTag,
    ...groupOf('tables', 'Tables', ofTables, ofTables.length > MANY.tables),
    ...groupOf('versions', 'Versions', ofVersions, false),
  ]
}

const groupOf = (id: string, name: string, places: MenuPlace[], folded: boolean): MenuGroup[] =>
  places.length > 0 ? [{ id, name, places, folded }] : []

/** Whether an anchor is inside an operation: 'createCharge/response/200' is in createCharge. */
export const isAt = (anchor: string, place: string) => place === anchor || place.startsWith(`${anchor}/`)
