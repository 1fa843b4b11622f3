import type { Operation, Pack, Schema } from '#docs/model/product.ts'

/** A product in the packs that the browser loads. */
export interface Packed {
  packs: Pack[]
  /** An operation's pack. */
  packOf: Map<string, number>
}

/** Characters of JSON. */
export const packSize = 60_000

/** Splits a product of more than `wholeUpTo` characters of JSON into packs, and sets the pack of every referenced schema. */
export function pack(
  operations: Operation[],
  schemas: Map<string, Schema>,
  references: { name: string; pack: number }[],
  wholeUpTo: number,
): Packed {
  // Samples are shared within a pack, by a few call shapes at most.
  const sized = operations.map((operation) => ({
    id: operation.id,
    operation,
    size: JSON.stringify({ ...operation, snippets: [], otherSnippets: {} }).length,
  }))
  const named = [...schemas].map(([name, schema]) => ({ name, schema, size: JSON.stringify(schema).length }))
  const total = [...sized, ...named].reduce((sum, { size }) => sum + size, 0)
  const isWhole = total <= wholeUpTo
  const limit = isWhole ? Number.POSITIVE_INFINITY : packSize
  const groups = splitBySize(sized, limit, ({ size }) => size)
  const schemaGroups = isWhole ? [named] : splitBySize(named, limit, ({ size }) => size)
  const first = isWhole ? 0 : groups.length
  const packOfSchema = new Map(
    schemaGroups.flatMap((group, index) => group.map(({ name }) => [name, first + index] as const)),
  )
  for (const reference of references) reference.pack = packOfSchema.get(reference.name) ?? 0
  const count = Math.max(groups.length, first + schemaGroups.length, 1)
  const packs = Array.from(
    { length: count },
    (_, index): Pack => ({
      operations: Object.fromEntries((groups[index] ?? []).map(({ id, operation }) => [id, operation])),
      schemas: Object.fromEntries((schemaGroups[index - first] ?? []).map(({ name, schema }) => [name, schema])),
    }),
  )
  return { packs, packOf: new Map(groups.flatMap((group, index) => group.map(({ id }) => [id, index] as const))) }
}

/** Lists of consecutive items, each as long as the limit allows. */
export function splitBySize<T>(items: T[], limit: number, sizeOf: (item: T) => number): T[][] {
  const lists: T[][] = []
  let room = 0
  for (const item of items) {
    const size = sizeOf(item)
    const list = lists.at(-1)
    if (!list || size > room) {
      lists.push([item])
      room = limit - size
    } else {
      list.push(item)
      room -= size
    }
  }
  return lists
}
