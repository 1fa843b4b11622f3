import type { ProductSource } from '#docs/model/product.ts'
import { foldPack } from '#docs/model/stored-pack.ts'
import { type StoredFind, splitFind } from './find-parts.ts'
import type { PreparedProduct } from './prepare.ts'

/** `virtual:products`: small, since every page may load it. */
export function listModule(all: PreparedProduct[]): string {
  const entries = all.map(({ product: { suffix, title, summary } }) => {
    const words = Object.entries({ suffix, title, summary }).map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    return `{ ${words.join(', ')}, load: async () => (await import('virtual:product/${suffix}')).source }`
  })
  return `export const products = [${entries.join(',\n')}]\n`
}

/** `virtual:product/{suffix}`: the product and lazy imports of its parts. */
export function productModule(prepared: PreparedProduct, chunkSource: string): string {
  const { product, packs, files } = prepared
  const part = (name: string) => `() => import('virtual:product/${product.suffix}/${name}')`
  const perPack = (name: string) => `[${packs.map((_, index) => part(`${name}/${index}`)).join(', ')}]`
  const address = `/api-doc/${product.suffix}`
  const downloads: ProductSource['downloads'] = {
    yaml: `${address}.yaml`,
    json: `${address}.json`,
    markdown: `${address}.md`,
    ...(files.atom === null ? {} : { atom: `${address}.atom` }),
  }
  return `import { chunkSource } from ${JSON.stringify(chunkSource)}
export const source = chunkSource(${data(product)}, {
  packs: ${perPack('pack')},
  tryOut: ${perPack('try-out')},
  findIndex: ${part('find')},
  findParts: [${findOf(prepared)
    .parts.map((_, index) => part(`find-part/${index}`))
    .join(', ')}],
  contract: ${part('contract')},
  downloads: ${JSON.stringify(downloads)},
})
`
}

/** One part of a product; `index` tells parts of the same name apart. */
export function partModule(prepared: PreparedProduct, part: string, index?: number): string {
  return `export default ${data(partOf(prepared, part, index))}\n`
}

function partOf(prepared: PreparedProduct, part: string, index = 0): unknown {
  const { packs, contract, tryOut } = prepared
  if (part === 'find') return findOf(prepared).index
  if (part === 'find-part') return findOf(prepared).parts[index]
  if (part === 'contract') return contract
  const pack = packs[index]
  if (!pack) throw new Error(`There is no pack ${index}`)
  if (part === 'pack') return foldPack(pack)
  if (part !== 'try-out') throw new Error(`A product has no part ${part}`)
  return Object.fromEntries(
    Object.keys(pack.operations).flatMap((id) => (Object.hasOwn(tryOut, id) ? [[id, tryOut[id]]] : [])),
  )
}

const split = new WeakMap<PreparedProduct, StoredFind>()

function findOf(prepared: PreparedProduct): StoredFind {
  const cached = split.get(prepared) ?? splitFind(prepared.product, prepared.find)
  split.set(prepared, cached)
  return cached
}

/** Browsers parse JSON several times faster than JavaScript. */
const data = (value: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`
