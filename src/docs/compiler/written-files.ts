import { isDeepStrictEqual } from 'node:util'
import type { Pack, Product } from '#docs/model/product.ts'
import { jsonChunks, yamlChunks } from './content/document-text.ts'
import { llmsSection, productLlms } from './content/llms.ts'
import { markdownPage, operationPages } from './content/markdown-page.ts'
import type { Prose } from './content/prose.ts'
import type { ReadDocument } from './read/read-document.ts'

/** The texts of a document in pieces. */
export interface DocumentTexts {
  yaml: readonly string[]
  json: Iterable<string>
}

/** The original text of a single file, otherwise the published document. */
export function textsOf({ yaml, bundled, sources }: ReadDocument, published: object): DocumentTexts {
  const isPublic = sources.size === 1 && !yaml?.includes('x-internal') && isDeepStrictEqual(published, bundled)
  return {
    yaml: yaml !== null && isPublic ? [yaml] : [...yamlChunks(published)],
    json: { [Symbol.iterator]: () => jsonChunks(published)[Symbol.iterator]() },
  }
}

/** Long texts are made when they are written: those of a large file together take hundreds of megabytes. */
export const filesOf = (
  product: Product,
  packs: Pack[],
  prose: Prose,
  { texts, atom }: { texts: DocumentTexts; atom: string | null },
) => ({
  atom,
  get yaml(): string {
    return texts.yaml.join('')
  },
  get json(): string {
    return [...texts.json].join('')
  },
  get markdown(): string {
    return markdownPage(product, packs, prose)
  },
})

export const llmsOf = (product: Product, packs: Pack[], prose: Prose, address: string) => ({
  section: llmsSection(product, address, true),
  product: productLlms(product, address),
  get operations(): Record<string, string> {
    return operationPages(product, packs, prose)
  },
})
