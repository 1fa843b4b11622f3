import type { ProductSource } from '#docs/model/product.ts'
import { loadAll } from './load.ts'

/** The component, in a chunk of its own. */
export const loadTryOut = () => import('./try-out.tsx')

/**
 * Loads everything that TRY OUT needs, so that it works offline. Call it when the page is idle. Failures are ignored:
 * missing parts load when opened.
 */
export async function preload(source: ProductSource): Promise<void> {
  await Promise.allSettled([loadTryOut(), loadAll(source)])
}
