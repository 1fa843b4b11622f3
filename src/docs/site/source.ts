import type { Product, ProductSource } from '#docs/page/model.ts'
import { type StoredPack, unfoldPack } from '#docs/page/stored-pack.ts'
import type { Shelf } from './shelf.ts'

/** A product whose parts are scripts on the shelf. The build wrote them from the same types, which is what is taken on trust. */
export function sourceOf(product: Product, shelf: Shelf): ProductSource {
  const { suffix } = product
  const places = new Map(
    product.groups.flatMap(({ operations }) => operations).map(({ id }, place) => [id, place] as const),
  )
  const load = <T>(name: string) => shelf.load(name) as Promise<T>
  return {
    product,
    peek: (pack) => {
      const stored = shelf.peek(`pack-${pack}`) as StoredPack | undefined
      return stored && unfoldPack(stored)
    },
    load: async (pack) => unfoldPack(await load<StoredPack>(`pack-${pack}`)),
    loadFindEntries: () => load('find'),
    loadTryOut: (operationId) => load(`try-${places.get(operationId)}`),
    loadEngineContract: () => (product.tryOut === 'engine' ? load('engine') : Promise.resolve(null)),
    downloads: { yaml: `${suffix}.yaml`, json: `${suffix}.json`, markdown: `${suffix}.md` },
  }
}
