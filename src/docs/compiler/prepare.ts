import type { Download } from '#docs/model/clients.ts'
import type { FindEntry } from '#docs/model/find.ts'
import type {
  Media,
  Operation,
  OperationEntry,
  Pack,
  Parameter,
  Product,
  Property,
  Schema,
} from '#docs/model/product.ts'
import type { LanguageId } from '#docs/model/snippet.ts'
import type { TryOutOperation } from '#docs/model/try-out.ts'
import { changesAnchor } from '#docs/page/sections.ts'
import type { OpenApiDocument } from '#domain/openapi.ts'
import { operationsBelow } from '#domain/openapi-operations.ts'
import { readContract } from '#simulator/contract/read-contract.ts'
import { type ClientFile, collectionFiles, packageOf } from './clients/client-files.ts'
import { type Requests, requestsOf } from './clients/requests.ts'
import { changesFeed } from './content/atom.ts'
import { type Image, readImages } from './content/images.ts'
import { Prose } from './content/prose.ts'
import { withPublishedExtensions } from './content/published-extensions.ts'
import { publishedProduct } from './deprecation-headers.ts'
import { findEntries } from './find-entries.ts'
import { suffixOf } from './find-products.ts'
import { buildRequestHeaders } from './operations/access.ts'
import { buildOperation, type PlacedOperation } from './operations/operation.ts'
import { type Packed, pack } from './packs.ts'
import { beginPreparation, type Preparation } from './preparation.ts'
import { type History, readHistory } from './product/changes.ts'
import { hasEngine } from './product/engine.ts'
import { buildProduct } from './product/product.ts'
import { serverOrigins } from './product/server-origins.ts'
import { DocumentError, type OnWarning } from './read/document-error.ts'
import { problemsWithLines, withLines } from './read/locate.ts'
import { type ReadDocument, readDocument } from './read/read-document.ts'
import { answerType, sentParts, tryOutOf } from './try-out.ts'
import { type DocumentTexts, filesOf, llmsOf, textsOf } from './written-files.ts'

/** Operations and webhooks of the file, in order, each with a unique anchor. */
function placedOperations({ document, anchors, links }: Preparation): PlacedOperation[] {
  const operations = operationsBelow(document.paths, '#/paths').filter(({ path }) => path.startsWith('/'))
  return [
    ...operations.map((each) => ({ ...each, kind: 'operation' as const })),
    ...operationsBelow(document.webhooks, '#/webhooks').map((each) => ({ ...each, kind: 'webhook' as const })),
  ].map(({ pointer, kind, method, path, item, operation }) => {
    const name = operation.operationId ?? (kind === 'webhook' ? path : `${method}${path.replaceAll(/[{}]/g, '')}`)
    const id = anchors.take(slug(name) || method)
    links.set(operation.operationId ?? pointer, id)
    links.set(pointer, id)
    return { id, kind, method, path, item, operation }
  })
}

/** No slash, which separates an operation's anchor from those inside it. */
const slug = (name: string): string => name.replaceAll(/[^\w.-]+/g, '-').replaceAll(/^-+|-+$/g, '')

/** Estimated lines of an operation on the page, with collapsed properties and one example. */
function linesOf(operation: Operation): number {
  const parameters = sum(operation.parameters, parameterLines)
  const body = operation.requestBody
    ? 3 + textLines(operation.requestBody.description) + mediaLines(operation.requestBody.media[0])
    : 0
  // The first response is open.
  const links = (operation.responses[0]?.links.length ?? 0) * 3
  const responses = operation.responses.length * 2 + 4 + links
  const callbacks = operation.callbacks.length * 3
  const beside =
    14 + Math.min(30, exampleLines(operation.requestBody?.media[0]) + exampleLines(operation.responses[0]?.media[0]))
  const text = 6 + textLines(operation.description) + parameters + body + responses + callbacks
  // On wide pages the code is beside the text.
  return Math.round(Math.max(text, beside))
}

const sum = <T>(list: T[], lines: (item: T) => number): number => list.reduce((total, item) => total + lines(item), 0)

const textLines = (html: string | null | undefined): number =>
  html ? Math.ceil(html.replaceAll(/<[^>]*>/g, '').length / 80) + (html.match(/<(p|li|h\d|pre)/g)?.length ?? 0) : 0

const parameterLines = ({ description, schema }: Parameter): number => 2 + textLines(description) + schemaLabel(schema)

const schemaLabel = ({ constraints, values, example }: Schema): number =>
  (constraints ? 1 : 0) + (values ? 1 : 0) + (example === undefined ? 0 : 1)

function mediaLines(media: Media | undefined): number {
  return media?.schema ? sum((media.schema.items ?? media.schema).properties ?? [], propertyLines) : 2
}

const propertyLines = ({ schema }: Property): number => 2 + textLines(schema.description) + schemaLabel(schema)

const exampleLines = (media: Media | undefined): number => media?.examples[0]?.text.split('\n').length ?? 0

/** A prepared product as plain data: page content, TRY OUT data and downloads. */
export interface PreparedProduct {
  product: Product
  packs: Pack[]
  find: FindEntry[]
  /** By operation id. */
  tryOut: Record<string, TryOutOperation>
  /** Origins of the servers, for real calls. */
  origins: string[]
  /** The simulator's contract; null for products without one. */
  contract: unknown
  /** `atom` is null before the first release. */
  files: { yaml: string; json: string; markdown: string; atom: string | null }
  clients: ClientFile[]
  /** The product's section of llms.txt, its own llms.txt, and a Markdown page per operation. */
  llms: { section: string; product: string; operations: Record<string, string> }
}

/**
 * Prepares an OpenAPI file for the pages. Throws a DocumentError for a file that cannot be shown completely.
 */
export async function prepareProduct(file: string, settings: Settings = {}): Promise<PreparedProduct> {
  const { prepared } = await prepareWithSources(file, settings)
  return prepared
}

/** A product with its sources, which are not published. */
export interface SourcedProduct {
  prepared: PreparedProduct
  document: OpenApiDocument
  texts: DocumentTexts
  images: Image[]
  /** Paths of the files, images included. */
  sources: string[]
}

/** As prepareProduct. */
export async function prepareWithSources(file: string, settings: Settings = {}): Promise<SourcedProduct> {
  const suffix = suffixOf(file)
  const written = await readDocument(file, settings.onWarning)
  const read = publishedProduct(written, suffix)
  try {
    const images = settings.copiesImages ? imagesOf(read, settings.onWarning) : new Map<string, Image>()
    const prose = new Prose((address) => images.get(address)?.address)
    // Releases are compared with the file as its author wrote it.
    const { requests, texts, ...prepared } = build(read, prose, await readHistory(written, suffix), settings)
    const { document } = read
    const isEmpty = requests.requests.length === 0
    const clients = [
      ...(settings.npm && !isEmpty ? [await packageOf(suffix, requests, { document, json: prepared.files.json })] : []),
      ...(isEmpty ? [] : collectionFiles(suffix, requests)),
    ]
    const listed = [
      { kind: 'openapi', name: `${suffix}.yaml`, size: sizeOf(texts.yaml) } satisfies Download,
      ...clients.map(({ kind, name, size }) => ({ kind, name, size })),
    ]
    return {
      prepared: { ...prepared, clients, product: { ...prepared.product, downloads: listed } },
      document,
      texts,
      images: [...images.values()],
      sources: [...read.sources.keys(), ...[...images.values()].map(({ path }) => path)],
    }
  } catch (error) {
    throw withLines(error, read.sources)
  }
}

const sizeOf = (pieces: readonly string[]): number => pieces.reduce((sum, text) => sum + Buffer.byteLength(text), 0)

interface Settings {
  /** Up to this many characters of JSON, a product is one pack; those of the portal are, since it renders whole pages. */
  wholeUpTo?: number
  /** Names of the extensions that are published as tables. */
  tables?: readonly string[]
  /** Whether the downloads lack extensions that are neither shown nor named in `tables`. */
  onlyNamedExtensions?: boolean
  /** Whether the downloads have an npm package. */
  npm?: boolean
  /** Whether images beside the file are published; otherwise their alternative text is shown. */
  copiesImages?: boolean
  /** Languages of the code samples; without them all. */
  languages?: readonly LanguageId[] | undefined
  /** Called for each problem that other renderers ignore; without it, such a file is rejected. */
  onWarning?: OnWarning
}

const imagesOf = ({ document, file, sources }: ReadDocument, onWarning: OnWarning = () => {}) =>
  readImages(document, file, (problem) => problemsWithLines([problem], sources).forEach(onWarning))

function build(
  read: ReadDocument,
  prose: Prose,
  history: History,
  { wholeUpTo = 500_000, tables = [], onlyNamedExtensions, languages }: Settings,
): Omit<PreparedProduct, 'clients'> & { requests: Requests; texts: DocumentTexts } {
  const { file } = read
  const { name: suffix } = history
  const address = `/api-doc/${suffix}`
  const preparation = { ...beginPreparation(read.document, file, prose), languages }
  if (history.versions.length > 0) preparation.anchors.take(changesAnchor)
  preparation.requestHeaders = buildRequestHeaders(preparation)
  const placed = placedOperations(preparation)
  const operations = placed.map((each) => buildOperation(preparation, each))
  const schemas = preparation.trees.buildNamed()
  const packed = pack(operations, schemas, preparation.trees.references, wholeUpTo)
  const contract = contractOf(read)
  const published = onlyNamedExtensions ? withPublishedExtensions(read.bundled, tables) : read.bundled
  const texts = textsOf(read, published)
  const product = buildProduct(preparation, {
    suffix,
    tryOut: contract === null ? 'examples' : 'engine',
    entries: placed.map((each, index) => ({
      tag: each.operation.tags?.[0],
      entry: entryOf(each, operations[index], packed),
    })),
    packCount: packed.packs.length,
    history,
    tables,
  })
  const called = calledOperations(preparation, placed)
  return {
    product,
    texts,
    packs: packed.packs,
    find: findEntries(product, operations, schemas),
    tryOut: Object.fromEntries(called.map(({ id, tryOut }) => [id, tryOut])),
    origins: serverOrigins(read.document),
    requests: requestsOf(read.document, called),
    contract,
    files: filesOf(product, packed.packs, prose, {
      texts,
      atom: changesFeed(product, { page: address, feed: `${address}.atom` }),
    }),
    llms: llmsOf(product, packed.packs, prose, address),
  }
}

/** Without webhooks, which are sent to the reader. */
const calledOperations = (preparation: Preparation, placed: PlacedOperation[]) =>
  placed
    .filter(({ kind }) => kind === 'operation')
    .map((each) => ({
      id: each.id,
      operation: each.operation,
      tryOut: tryOutOf(preparation, each),
      parts: sentParts(preparation, each),
      answer: answerType(preparation, each),
    }))

function entryOf({ id, kind }: PlacedOperation, operation: Operation | undefined, { packOf }: Packed): OperationEntry {
  if (!operation) throw new Error(`The operation ${id} was not built`)
  const { method, path, summary, deprecated, deprecation } = operation
  return {
    id,
    kind: kind === 'webhook' ? 'webhook' : 'operation',
    method,
    path,
    summary,
    deprecated,
    ...(deprecation && { deprecation }),
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
