import type { OperationEntry, Product } from './product.ts'

/** What the first script of a page has: the packs of an operation are requested before the product arrives. */
export interface OperationIndex {
  ids: string[]
  packs: number[][]
}

type Column = Exclude<keyof OperationEntry, 'id' | 'packs'>

/** A product as written by the build, without what the index has. Columns compress better than rows. */
export interface StoredProduct extends Omit<Product, 'groups'> {
  /** `operations` is their number. */
  groups: (Omit<Product['groups'][number], 'operations'> & { operations: number })[]
  columns: Partial<Record<Column, unknown[]>>
}

const columnNames = [
  'kind',
  'method',
  'path',
  'summary',
  'deprecated',
  'deprecation',
  'lines',
] as const satisfies Column[]

export function foldProduct(product: Product): { index: OperationIndex; stored: StoredProduct } {
  const entries = product.groups.flatMap(({ operations }) => operations)
  const used = columnNames.filter((name) => entries.some((entry) => entry[name] !== undefined))
  return {
    index: { ids: entries.map(({ id }) => id), packs: entries.map(({ packs }) => packs) },
    stored: {
      ...product,
      groups: product.groups.map((group) => ({ ...group, operations: group.operations.length })),
      columns: Object.fromEntries(used.map((name) => [name, entries.map((entry) => entry[name] ?? null)])),
    },
  }
}

export function unfoldProduct({ columns, groups, ...product }: StoredProduct, { ids, packs }: OperationIndex): Product {
  const names = Object.entries(columns)
  const entries = ids.map((id, place) => {
    const entry: Record<string, unknown> = { id, packs: packs[place] ?? [] }
    for (const [name, column] of names) if (column[place] !== null) entry[name] = column[place]
    // The build folded entries, so their shape is not checked again.
    return entry as unknown as OperationEntry
  })
  let end = 0
  return {
    ...product,
    groups: groups.map((group) => {
      const start = end
      end += group.operations
      return { ...group, operations: entries.slice(start, end) }
    }),
  }
}
