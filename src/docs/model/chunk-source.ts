import type { FindIndex, FindPart } from './find-index.ts'
import type { Pack, Product, ProductSource } from './product.ts'
import { type StoredPack, unfoldPack } from './stored-pack.ts'
import type { TryOutOperation } from './try-out.ts'
import { addWriters, valueWriters } from './value-writers.ts'

type Load<T> = () => Promise<{ default: T }>

/** Importers of a product's parts. */
export interface Chunks {
  packs: Load<StoredPack>[]
  findIndex: Load<FindIndex>
  findParts: Load<FindPart>[]
  /** By the operation's pack. */
  tryOut: Load<Record<string, TryOutOperation>>[]
  contract: Load<unknown>
  downloads: ProductSource['downloads']
}

/** A product in chunks of the build, loaded on demand. */
export function chunkSource(
  product: Product,
  { packs, findIndex, findParts, tryOut, contract, downloads }: Chunks,
): ProductSource {
  const loaded = new Map<number, Pack>()
  const packOf = new Map(
    product.groups.flatMap(({ operations }) => operations.map(({ id, packs: [own = 0] }) => [id, own] as const)),
  )
  return {
    product,
    peek: (pack) => loaded.get(pack),
    async load(pack) {
      const known = loaded.get(pack)
      if (known) return known
      const part = unfoldPack(await load(packs[pack], `pack ${pack}`))
      await loadWriters(part)
      loaded.set(pack, part)
      return part
    },
    async loadFinder() {
      const [{ Finder }, index] = await Promise.all([import('./finder.ts'), load(findIndex, 'find index')])
      return new Finder({ product, loadFindPart: (part) => load(findParts[part], `find part ${part}`) }, index)
    },
    async loadTryOut(operationId) {
      const operations = await load(tryOut[packOf.get(operationId) ?? -1], operationId)
      return operations[operationId] ?? missing(operationId)
    },
    loadEngineContract: () => load(contract, 'contract'),
    downloads,
    saveFilled: async (...download) => (await import('./save-filled.ts')).saveFilled(...download),
  }

  async function load<T>(chunk: Load<T> | undefined, name: string): Promise<T> {
    return chunk ? (await chunk()).default : missing(name)
  }

  function missing(name: string): never {
    throw new Error(`${product.title} has no ${name}`)
  }
}

/** Many products have no forms. */
async function loadWriters({ operations }: Pack): Promise<void> {
  const snippets = Object.values(operations).flatMap(({ snippets: own, otherSnippets = {} }) => [
    ...own,
    ...Object.values(otherSnippets).flat(),
  ])
  const holes = snippets.flatMap(({ parts }) => parts)
  if (holes.every((part) => typeof part === 'string' || part.as in valueWriters)) return
  const { allFormWriters } = await import('./multipart-code.ts')
  addWriters(allFormWriters)
}
