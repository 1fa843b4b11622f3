import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { extname, join, relative } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { foldPack, type StoredPack, unfoldPack } from '#docs/model/stored-pack.ts'
import { contentTypeOf } from '#domain/content-types.ts'
import { standInAddress, withPortalAddress } from '#domain/portal-address.ts'
import { rewriteZip } from '#domain/stored-zip.ts'
import { bytesOf } from './clients/client-files.ts'
import { type LlmsTexts, llmsFile } from './content/llms.ts'
import { productFiles, suffixOf } from './find-products.ts'
import type { PreparedProduct } from './prepare.ts'
import { productTables } from './product/tables.ts'
import { hashOfSources } from './source-hash.ts'
import { listModule, partModule, productModule } from './virtual-modules.ts'

const prefix = 'virtual:product'

/**
 * The API products of openapi/products as modules: `virtual:products` is a small list, everything else a chunk loaded on
 * demand. Downloads and llms.txt are written to the output.
 */
export function productDocs(root: string, llms: LlmsTexts): Plugin {
  const products = preparedProducts(root)
  let isBuild = false
  return {
    name: 'product-docs',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    async buildStart() {
      // An invalid product fails the build; in development, the page that needs it shows the error.
      if (isBuild) await products.all().catch((error) => this.error(messageOf(error)))
    },
    resolveId: (source) => (source.startsWith(prefix) ? `\0${source}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined
      const all = await products.all().catch((error) => this.error(messageOf(error)))
      return moduleOf(id.slice(1), all)
    },
    async generateBundle() {
      for (const [name, text] of downloadsOf(await products.all(), llms)) {
        this.emitFile({ type: 'asset', fileName: name, source: text })
      }
    },
    configureServer: (server) => serve(server, products, root, llms),
  }
}

/** Prepared on first use and after changes. */
function preparedProducts(root: string) {
  let prepared: Promise<PreparedProduct[]> | undefined
  return {
    all: () => (prepared ??= prepareAll(root)),
    forget: () => {
      prepared = undefined
    },
  }
}

async function prepareAll(root: string): Promise<PreparedProduct[]> {
  const prepared: PreparedProduct[] = []
  for (const file of productFiles(root)) prepared.push(await prepareOnce(root, file))
  return prepared.sort((one, other) => one.product.title.localeCompare(other.product.title))
}

// The message only: a stack trace of the compiler does not help its users.
const messageOf = (error: unknown) =>
  error instanceof Error && error.name === 'DocumentError' ? { message: error.message, stack: '' } : (error as Error)

const chunkSource = join(import.meta.dirname, '../model/chunk-source.ts')

function moduleOf(id: string, all: PreparedProduct[]): string {
  if (id === 'virtual:products') return listModule(all)
  const [, suffix, part, number] = id.split('/')
  const prepared = all.find(({ product }) => product.suffix === suffix)
  if (!prepared) throw new Error(`There is no product ${suffix} in openapi/products`)
  return part === undefined ? productModule(prepared, chunkSource) : partModule(prepared, part, Number(number))
}

function downloadsOf(all: PreparedProduct[], llms: LlmsTexts): Map<string, string | Buffer> {
  const files = all.flatMap(({ product: { suffix }, files, clients }): [string, string | Buffer][] => [
    [`api-doc/${suffix}.yaml`, files.yaml],
    [`api-doc/${suffix}.json`, files.json],
    [`api-doc/${suffix}.md`, files.markdown],
    ...(files.atom === null ? [] : [[`api-doc/${suffix}.atom`, files.atom] satisfies [string, string]]),
    ...clients.map((client): [string, string | Buffer] => [
      `api-doc/${client.name}`,
      client.encoding === 'utf8' ? client.content : bytesOf(client),
    ]),
  ])
  const text = llmsFile(
    llms,
    all.map((each) => each.llms.section),
  )
  return new Map<string, string | Buffer>([...files, ...all.flatMap(languageModelFiles), ['llms.txt', text]])
}

/** A product's own llms.txt and the files that it links. The server reads the last one for agents, and serves the others. */
function languageModelFiles({ product, files, llms, find }: PreparedProduct): [string, string][] {
  const { suffix, title } = product
  const pages = Object.entries(llms.operations)
  return [
    [`api-doc/${suffix}/llms.txt`, llms.product],
    [`api-doc/${suffix}/llms-full.txt`, files.markdown],
    ...pages.map(([id, text]): [string, string] => [`api-doc/${suffix}/${id}.md`, text]),
    [`prerendered/docs/${suffix}.json`, JSON.stringify({ suffix, title, find, operations: llms.operations })],
  ]
}

/** In production the server does this; in development Vite answers instead. */
const addressOf = ({ headers }: IncomingMessage) => process.env.PUBLIC_URL ?? `http://${headers.host}`

function standInOf(path: string, all: PreparedProduct[]): string | undefined {
  const prepared = all.find(({ product }) => new RegExp(`^api-doc/${product.suffix}[./]`).test(path))
  return prepared && standInAddress(JSON.parse(prepared.files.json))
}

function serve(
  server: ViteDevServer,
  products: ReturnType<typeof preparedProducts>,
  root: string,
  llms: LlmsTexts,
): void {
  const folder = join(root, 'openapi')
  server.watcher.add(folder)
  server.watcher.on('all', (_event, path) => {
    if (!path.startsWith(folder)) return
    products.forget()
    for (const [id, module] of server.moduleGraph.idToModuleMap) {
      if (id.startsWith(`\0${prefix}`)) server.moduleGraph.invalidateModule(module)
    }
    server.ws.send({ type: 'full-reload' })
  })
  server.middlewares.use(async (request, response, next) => {
    const path = (request.url ?? '').split('?')[0]?.slice(1) ?? ''
    if (
      !/^(api-doc\/[^/]+\.(yaml|json|md|atom|http|zip|tgz)|(api-doc\/[^/]+\/)?([\w.-]+\.md|llms(-full)?\.txt))$/.test(
        path,
      )
    )
      return next()
    const text = downloadsOf(await products.all().catch(() => []), llms).get(path)
    if (text === undefined) return next()
    if (typeof text !== 'string') return response.end(await filledArchive(path, text, request))
    response.setHeader('content-type', contentTypeOf(extname(path)))
    response.end(withPortalAddress(text, standInOf(path, await products.all()), addressOf(request)))
  })

  async function filledArchive(path: string, archive: Buffer, request: IncomingMessage) {
    const standIn = standInOf(path, await products.all())
    const fill = (text: string) => withPortalAddress(text, standIn, addressOf(request))
    return path.endsWith('.zip') ? rewriteZip(archive, fill) : archive
  }
}

/** All sources that affect a prepared product. */
const productSources = [
  'src/docs/{compiler,model}/**/*.ts',
  'src/docs/page/*.ts',
  'src/{domain,simulator}/**/*.ts',
  'package-lock.json',
  'openapi/**/*.{yaml,yml,json}',
]

/** Prepares a product, or reads it from the cache for the same sources. */
async function prepareOnce(root: string, file: string): Promise<PreparedProduct> {
  const cached = join(root, '.cache/docs', `${suffixOf(file)}-${hashOfSources(productSources, root)}.json`)
  if (existsSync(cached)) return unfold(JSON.parse(readFileSync(cached, 'utf8')))
  // Loaded on demand: the compiler is large, and cached products do not need it.
  const { prepareProduct } = await import('./prepare.ts')
  const prepared = await prepareProduct(relative(process.cwd(), join(root, file)), { tables: productTables, npm: true })
  mkdirSync(join(root, '.cache/docs'), { recursive: true })
  // Written atomically, since several processes may prepare the same product.
  const unfinished = `${cached}.${process.pid}`
  writeFileSync(unfinished, JSON.stringify(fold(prepared)))
  renameSync(unfinished, cached)
  deleteOldEntries(join(root, '.cache/docs'))
  return prepared
}

/** Keeps a few earlier versions, for switching branches. */
function deleteOldEntries(folder: string): void {
  const files = globSync('*.json', { cwd: folder }).map((name) => join(folder, name))
  const ages = files.map((path) => ({ path, time: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
  for (const { path } of ages.sort((one, other) => other.time - one.time).slice(20)) rmSync(path, { force: true })
}

type Stored = Omit<PreparedProduct, 'packs'> & { packs: StoredPack[] }

// Objects shared by operations stay shared.
const fold = (prepared: PreparedProduct): Stored => ({ ...prepared, packs: prepared.packs.map(foldPack) })
const unfold = (stored: Stored): PreparedProduct => ({ ...stored, packs: stored.packs.map(unfoldPack) })
