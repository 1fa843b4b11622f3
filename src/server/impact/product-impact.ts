import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ProductChanges } from '#domain/product-changes.ts'
import type { ProductImpact } from '#domain/product-impact.ts'
import { findUses, type UseSearch } from '#server/impact/find-uses.ts'

const generated = join(import.meta.dirname, '../../generated/products')

/** The changes of every product, as `npm run generate` wrote them. */
export function readProductChanges(): ProductChanges[] {
  return globSync('*/changes.json', { cwd: generated })
    .sort()
    .map((file): ProductChanges => JSON.parse(readFileSync(join(generated, file), 'utf8')))
}

/** The projects that used a changed or ending part of a product. */
export async function productImpact(
  search: Omit<UseSearch, 'product'>,
  { product, comparisons, endings }: ProductChanges,
): Promise<ProductImpact> {
  const sorted = endings.toSorted((one, other) => one.sunset.localeCompare(other.sunset))
  const changes = comparisons.flatMap((comparison) => comparison.changes)
  const wanted = [...sorted.map(({ part }) => [part]), ...changes.map(({ parts }) => parts)]
  const uses = (await findUses({ ...search, product }, wanted)).values()
  const next = () => uses.next().value ?? []
  return {
    endings: sorted.map((ending) => ({ ...ending, uses: next() })),
    comparisons: comparisons.map((comparison) => ({
      ...comparison,
      changes: comparison.changes.map((change) => ({ ...change, uses: next() })),
    })),
  }
}
