import { isDeepStrictEqual } from 'node:util'
import { dump } from 'js-yaml'
import type { Pack, Product } from '#docs/model/product.ts'
import { type Downloads, llmsSection, productLlms } from './content/llms.ts'
import { markdownPage, operationPages } from './content/markdown-page.ts'
import type { Prose } from './content/prose.ts'
import type { ReadDocument } from './read/read-document.ts'

/** The original text of a single file, otherwise the published document. */
export function yamlOf({ yaml, bundled, sources }: ReadDocument, published: Record<string, unknown>): string {
  const isPublic = sources.size === 1 && !yaml?.includes('x-internal') && isDeepStrictEqual(published, bundled)
  return yaml !== null && isPublic ? yaml : dump(published, { lineWidth: -1, noRefs: true })
}

interface Written {
  yaml: string
  document: Record<string, unknown>
  atom: string | null
}

/** Long texts are made when they are written: those of a large file together take hundreds of megabytes. */
export const filesOf = (product: Product, packs: Pack[], prose: Prose, { yaml, document, atom }: Written) => ({
  yaml,
  atom,
  get json(): string {
    return `${JSON.stringify(document, null, 2)}\n`
  },
  get markdown(): string {
    return markdownPage(product, packs, prose)
  },
})

export const llmsOf = (product: Product, packs: Pack[], prose: Prose, downloads: Downloads) => ({
  section: llmsSection(product, downloads),
  product: productLlms(product, downloads),
  get operations(): Record<string, string> {
    return operationPages(product, packs, prose)
  },
})
