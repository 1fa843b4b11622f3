import type { ProductSource } from '#docs/page/model.ts'
import { loadAll } from './load.ts'

export const loadTryOut = () => import('./try-out.tsx')

/**
 * Loads all that TRY OUT needs, so that it answers without a network from then on. Call it when the page is idle. It
 * fails silently: what is missing is loaded when it is opened.
 */
export async function preload(source: ProductSource): Promise<void> {
  await Promise.allSettled([loadTryOut(), loadAll(source)])
}
