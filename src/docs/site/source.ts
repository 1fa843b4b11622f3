import type { Product, ProductSource } from '#docs/page/model.ts'
import { type StoredPack, unfoldPack } from '#docs/page/stored-pack.ts'
import type { DataScripts } from './data-scripts.ts'

/** A product whose parts are data scripts. The build wrote them from the same types, so their shape is not checked again. */
export function sourceOf(product: Product, dataScripts: DataScripts): ProductSource {
  const { suffix } = product
  const places = new Map(
    product.groups.flatMap(({ operations }) => operations).map(({ id }, place) => [id, place] as const),
  )
  const load = <T>(name: string) => dataScripts.load(name) as Promise<T>
  return {
    product,
    peek: (pack) => {
      const stored = dataScripts.peek(`pack-${pack}`) as StoredPack | undefined
      return stored && unfoldPack(stored)
    },
    load: async (pack) => unfoldPack(await load<StoredPack>(`pack-${pack}`)),
    loadFindEntries: () => load('find'),
    loadTryOut: (operationId) => load(`try-${places.get(operationId)}`),
    loadEngineContract: () => (product.tryOut === 'engine' ? load('engine') : Promise.resolve(null)),
    downloads: { yaml: `${suffix}.yaml`, json: `${suffix}.json`, markdown: `${suffix}.md` },
  }
}
