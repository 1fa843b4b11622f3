import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Findable, type FindEntry, find, findable } from '#docs/model/find.ts'
import { cutText } from '#domain/cut-text.ts'
import { withPortalAddress } from '#domain/portal-address.ts'
import { readStandIn } from '#server/plugins/web.ts'

/** The documentation of a product as the build wrote it (src/docs/compiler/vite-plugin.ts). */
interface ProductDocs {
  suffix: string
  title: string
  find: FindEntry[]
  /** Markdown by operation. */
  operations: Record<string, string>
}

export interface FoundPage {
  title: string
  url: string
  excerpt: string
}

const maxFound = 10
const longestExcerpt = 300

/** Searches and reads the built documentation. Empty without built pages. */
export class Documentation {
  readonly #products: ProductDocs[]
  readonly #entries: Findable<FindEntry & { product: ProductDocs }>[]
  readonly #publicUrl: string

  constructor(webDir: string | undefined, publicUrl: string) {
    this.#publicUrl = publicUrl
    this.#products = webDir ? readProducts(webDir, publicUrl) : []
    this.#entries = this.#products.flatMap((product) =>
      findable(product.find).map((each) => ({ ...each, entry: { ...each.entry, product } })),
    )
  }

  get isEmpty(): boolean {
    return this.#products.length === 0
  }

  /** The ids of all operations, for the schema of a tool. */
  get operations(): string[] {
    return this.#products.flatMap(({ operations }) => Object.keys(operations))
  }

  search(query: string): FoundPage[] {
    return find(this.#entries, query, { limit: maxFound, byPlace: true }).map(
      ({ text, place, anchor, words, product }) => ({
        title: `${text} (${place})`,
        url: `${this.#publicUrl}/api-doc/${product.suffix}#${anchor}`,
        excerpt: excerptOf(words ?? '', query),
      }),
    )
  }

  /** The Markdown of an operation. */
  read(operation: string): string | undefined {
    const product = this.#products.find(({ operations }) => Object.hasOwn(operations, operation))
    return product?.operations[operation]
  }
}

/** The words around the first that was searched. */
function excerptOf(words: string, query: string): string {
  const [first = ''] = query.trim().toLowerCase().split(/\s+/)
  const from = Math.max(0, words.toLowerCase().indexOf(first) - 80)
  const start = from === 0 ? 0 : words.indexOf(' ', from) + 1
  return cutText(words.slice(start), longestExcerpt)
}

function readProducts(webDir: string, publicUrl: string): ProductDocs[] {
  return globSync('prerendered/docs/*.json', { cwd: webDir })
    .sort()
    .map((path) => {
      const docs: ProductDocs = JSON.parse(readFileSync(join(webDir, path), 'utf8'))
      const standIn = readStandIn(join(webDir, `api-doc/${docs.suffix}.json`))
      const filled = (text: string) => withPortalAddress(text, standIn, publicUrl)
      const operations = Object.entries(docs.operations).map(([id, text]) => [id, filled(text)])
      const entries = docs.find.map(({ words, ...entry }) => ({ ...entry, ...(words && { words: filled(words) }) }))
      return { ...docs, find: entries, operations: Object.fromEntries(operations) }
    })
}
