import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ProductChanges } from '#domain/product-changes.ts'

const generated = join(import.meta.dirname, '../../generated/products')

/** The changes of every product, as `npm run generate` wrote them. */
export function readProductChanges(): ProductChanges[] {
  return globSync('*/changes.json', { cwd: generated })
    .sort()
    .map((file): ProductChanges => JSON.parse(readFileSync(join(generated, file), 'utf8')))
}
