import type { ProductSource } from '#web/reference/model.ts'

/** Beyond this many operations, only those that are opened are loaded. */
const mostOperations = 40

export const loadTryOut = () => import('./try-out.tsx')

/**
 * Loads all that TRY OUT needs, so that it answers without a network from then on. Call it when the page is idle. It
 * fails silently: what is missing is loaded when it is opened.
 */
export async function preload(source: ProductSource): Promise<void> {
  const operations = source.product.groups.flatMap((group) =>
    group.operations.filter(({ kind }) => kind === 'operation'),
  )
  const few = operations.length > mostOperations ? [] : operations
  await Promise.allSettled([
    loadTryOut(),
    source.product.tryOut === 'engine' ? source.loadEngineContract() : undefined,
    ...few.map(({ id }) => source.loadTryOut(id)),
    ...new Set(few.flatMap(({ packs }) => packs.slice(0, 1))).values().map((pack) => source.load(pack)),
  ])
}
