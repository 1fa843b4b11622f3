import type { Operation, Pack, Schema } from '#docs/model/product.ts'

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
  const sized = operations.map((operation) => {
    return {
      id: operation.id,
      operation,
      size: JSON.stringify({ ...operation, snippets: [], otherSnippets: {} }).length,
    }
  })
  const named = [...schemas].map(([name, schema]) => ({ name, schema, size: JSON.stringify(schema).length }))
  const total = [...sized, ...named].reduce((sum, { size }) => sum + size, 0)
  const isWhole = total <= wholeUpTo
  const limit = isWhole ? Number.POSITIVE_INFINITY : packSize
  const groups = cut(sized, limit)
  const schemaGroups = isWhole ? [named] : cut(named, limit)
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

function cut<T extends { size: number }>(items: T[], limit: number): T[][] {
  const groups: T[][] = []
  let room = 0
  for (const item of items) {
    const group = groups.at(-1)
    if (!group || item.size > room) {
      groups.push([item])
      room = limit - item.size
    } else {
      group.push(item)
      room -= item.size
    }
  }
  return groups
}
