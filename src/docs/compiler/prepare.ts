import { dump } from 'js-yaml'
import type { FindEntry, Operation, OperationEntry, Pack, Product } from '#docs/page/model.ts'
import type { TryOutOperation } from '#docs/page/try-out-model.ts'
import { readContract } from '#simulator/contract/read-contract.ts'
import { llmsSection } from './content/llms.ts'
import { markdownPage } from './content/markdown-page.ts'
import { findEntries } from './find-entries.ts'
import { suffixOf } from './find-products.ts'
import { linesOf } from './lines.ts'
import { buildOperation, type PlacedOperation } from './operations/operation.ts'
import { placedOperations } from './operations/placed-operations.ts'
import { type Packed, pack } from './packs.ts'
import { beginPreparation } from './preparation.ts'
import { hasEngine } from './product/engine.ts'
import { buildProduct } from './product/product.ts'
import { buildRequestHeaders } from './product/request-headers.ts'
import { DocumentError } from './read/document-error.ts'
import { withLines } from './read/locate.ts'
import { type ReadDocument, readDocument } from './read/read-document.ts'
import { tryOutOf } from './try-out.ts'

/** A product as plain data: what the pages show, what TRY OUT needs, and the files to download. */
export interface PreparedProduct {
  product: Product
  packs: Pack[]
  find: FindEntry[]
  /** By id of the operation. */
  tryOut: Record<string, TryOutOperation>
  /** What the engine follows; null where the product has none. */
  contract: unknown
  files: { yaml: string; json: string; markdown: string }
  /** Its part of llms.txt. */
  llms: string
}

/**
 * Prepares an OpenAPI file for the pages. Throws a DocumentError where it could not be shown whole. `downloads` is the folder in which
 * the files are found by those who read llms.txt.
 */
export async function prepareProduct(file: string, { downloads = '/api-doc/' } = {}): Promise<PreparedProduct> {
  const suffix = suffixOf(file)
  const read = await readDocument(file)
  try {
    return build(read, suffix, `${downloads}${suffix}`)
  } catch (error) {
    throw withLines(error, read.sources)
  }
}

function build(read: ReadDocument, suffix: string, address: string): PreparedProduct {
  const { file } = read
  const preparation = beginPreparation(read.document, file)
  preparation.requestHeaders = buildRequestHeaders(preparation)
  const placed = placedOperations(preparation)
  const operations = placed.map((each) => buildOperation(preparation, each))
  const schemas = preparation.trees.buildNamed()
  const packed = pack(operations, schemas, preparation.trees.references)
  const contract = contractOf(read)
  const product = buildProduct(preparation, {
    suffix,
    tryOut: contract === null ? 'examples' : 'engine',
    entries: placed.map((each, index) => ({
      tag: each.operation.tags?.[0],
      entry: entryOf(each, operations[index], packed),
    })),
    packCount: packed.packs.length,
  })
  return {
    product,
    packs: packed.packs,
    find: findEntries(product, operations, schemas),
    tryOut: Object.fromEntries(
      placed.filter(({ kind }) => kind === 'operation').map((each) => [each.id, tryOutOf(preparation, each)]),
    ),
    contract,
    files: { ...filesOf(read), markdown: markdownPage(product, packed.packs, preparation.prose) },
    llms: llmsSection(product, { markdown: `${address}.md`, yaml: `${address}.yaml`, json: `${address}.json` }),
  }
}

function entryOf({ id, kind }: PlacedOperation, operation: Operation | undefined, { packOf }: Packed): OperationEntry {
  if (!operation) throw new Error(`The operation ${id} was not built`)
  const { method, path, summary, deprecated } = operation
  return {
    id,
    kind: kind === 'webhook' ? 'webhook' : 'operation',
    method,
    path,
    summary,
    deprecated,
    packs: [packOf.get(id) ?? 0],
    lines: linesOf(operation),
  }
}

function contractOf({ file, document }: ReadDocument): unknown {
  if (!hasEngine(document)) return null
  try {
    return readContract(document)
  } catch (error) {
    throw new DocumentError({ file, pointer: '', message: error instanceof Error ? error.message : String(error) })
  }
}

/** The file as it is written where it is whole, else put together. */
function filesOf({ text, bundled, sources }: ReadDocument): { yaml: string; json: string } {
  const isYaml = !/^\s*\{/.test(text)
  return {
    yaml: isYaml && sources.size === 1 ? text : dump(bundled, { lineWidth: -1, noRefs: true }),
    json: `${JSON.stringify(bundled, null, 2)}\n`,
  }
}
