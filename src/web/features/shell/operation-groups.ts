import type { Product } from '#docs/page/model.ts'

export interface MenuPlace {
  anchor: string
  label: string
  deprecated: boolean
}

export interface MenuGroup {
  id: string
  /** None where the group is the only one. */
  name: string | null
  places: MenuPlace[]
  /** Closed until it is wanted, or until the reader is inside. */
  folded: boolean
}

/** More than this would bury the rest of the menu. */
const MANY = { operations: 24, tables: 3 }

/** What the menu shows of a product: its operations by tag, then the tables of result codes and the like. */
export function menuGroups({ groups, tables }: Product): MenuGroup[] {
  const filled = groups.filter(({ operations }) => operations.length > 0)
  const folded = filled.reduce((count, { operations }) => count + operations.length, 0) > MANY.operations
  const byTag = filled.map(({ id, name, operations }) => ({
    ...{ id, folded: folded && filled.length > 1, name: filled.length > 1 ? capital(name) : null },
    places: operations.map(({ id: anchor, summary, method, path, deprecated }) => ({
      ...{ anchor, deprecated },
      label: summary || `${method} ${path}`,
    })),
  }))
  if (tables.length === 0) return byTag
  const places = tables.map(({ id, title }) => ({ anchor: id, label: title, deprecated: false }))
  return [...byTag, { id: 'tables', name: 'Tables', places, folded: tables.length > MANY.tables }]
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** The reader may be at a property of an operation: 'createCharge/response/200' is a place of createCharge. */
export const isAt = (anchor: string, place: string) => place === anchor || place.startsWith(`${anchor}/`)
