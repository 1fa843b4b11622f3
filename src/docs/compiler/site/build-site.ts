import { createHash } from 'node:crypto'
import { cpSync, existsSync, globSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { foldPack } from '#docs/model/stored-pack.ts'
import { bytesOf } from '../clients/client-files.ts'
import { changesFeed } from '../content/atom.ts'
import { llmsFile, llmsSection } from '../content/llms.ts'
import { splitFind } from '../find-parts.ts'
import { type PreparedProduct, prepareProduct } from '../prepare.ts'
import { DocumentError, type OnWarning, type Problem } from '../read/document-error.ts'
import { conversionRule } from '../read/version.ts'
import { type Bundle, readerBundle } from './bundle.ts'
import { indexPage, productPage } from './pages.ts'

/** The data scripts of a product by file name, in a folder named by content hash. */
interface ProductData {
  folder: string
  files: Map<string, string>
}

/** Scripts instead of JSON files: a page opened from disk may run its scripts and not read files. */
function dataFiles({ product, packs, find, tryOut, contract }: PreparedProduct, start: string): ProductData {
  const entries = product.groups.flatMap(({ operations }) => operations)
  const found = splitFind(product, find)
  const packsById = Object.fromEntries(entries.map((operation) => [operation.id, operation.packs]))
  const files = new Map([
    // A product of one pack needs no list.
    ['start.js', `window.docsPacks=${parsed(packs.length > 1 ? packsById : {})};\n${start}`],
    ['product.js', put('product', product)],
    ['find.js', put('find', found.index)],
    ...found.parts.map((part, index) => named(`find-${index}`, part)),
    ...packs.map((pack, index) => named(`pack-${index}`, foldPack(pack))),
    // By index, since an id may contain characters that a file name cannot.
    ...entries.flatMap(({ id }, place) => (Object.hasOwn(tryOut, id) ? [named(`try-${place}`, tryOut[id])] : [])),
    ...(contract === null ? [] : [named('engine', contract)]),
  ])
  const hash = createHash('sha256')
  for (const [name, text] of files) hash.update(name).update('\0').update(text).update('\0')
  return { folder: `data/${product.suffix}-${hash.digest('hex').slice(0, 10)}`, files }
}

const named = (name: string, value: unknown): [string, string] => [`${name}.js`, put(name, value)]
const put = (name: string, value: unknown) => `docsData.put('${name}',${parsed(value)})\n`

/** JSON.parse of a string is several times faster than the same object literal, and safe for any property name. */
function parsed(value: unknown): string {
  return `JSON.parse('${JSON.stringify(value).replaceAll(/[\\']/g, '\\$&')}')`
}

export interface Site {
  files: string[]
  out: string
  title: string | undefined
  /** Names of the extensions that are published as tables. */
  tables?: readonly string[] | undefined
  /** Called for each problem that does not prevent showing a file. */
  onWarning?: OnWarning
  /** Whether TRY OUT can call the servers of the files from the reader's browser. */
  realCalls?: boolean | undefined
  /** Whether such a problem makes the build fail. */
  strict?: boolean | undefined
}

/** Writes the documentation of the files into a folder, completely or not at all. Returns the paths of the pages. */
export async function buildSite(site: Site): Promise<string[]> {
  const { files, out } = site
  const target = resolve(out)
  await checkFolderIsOurs(target)
  const products = await prepareAll(site)
  checkUniqueNames(products, files)
  const bundle = await readerBundle()
  const coming = `${target}.coming-${process.pid}`
  try {
    const pages = await writeSite(coming, products, bundle, site)
    await replace(target, coming)
    return pages.map((page) => join(out, page))
  } finally {
    await rm(coming, { recursive: true, force: true })
  }
}

/** Prepares every file before it reports the problems of all. */
async function prepareAll({ files, tables = [], strict, onWarning = () => {} }: Site): Promise<PreparedProduct[]> {
  const products: PreparedProduct[] = []
  const problems: Problem[] = []
  // A conversion is no mistake of the file.
  const warn: OnWarning = (problem) =>
    strict && problem.rule !== conversionRule ? problems.push(problem) : onWarning(problem)
  for (const file of files) {
    try {
      products.push(await prepareProduct(file, { tables, onWarning: warn }))
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error
      problems.push(...error.problems)
    }
  }
  if (problems.length > 0) throw new DocumentError(...problems)
  return products
}

async function writeSite(
  folder: string,
  products: PreparedProduct[],
  bundle: Bundle,
  { title, realCalls }: Pick<Site, 'title' | 'realCalls'>,
): Promise<string[]> {
  await mkdir(join(folder, 'assets'), { recursive: true })
  for (const file of bundle.files) cpSync(join(bundle.folder, file), join(folder, file))
  const pages = new Map<string, string>()
  for (const prepared of products) {
    const { suffix } = prepared.product
    const data = dataFiles(prepared, bundle.start)
    await mkdir(join(folder, data.folder), { recursive: true })
    for (const [name, text] of data.files) await writeFile(join(folder, data.folder, name), text)
    await writeFile(join(folder, `${suffix}.yaml`), prepared.files.yaml)
    await writeFile(join(folder, `${suffix}.json`), prepared.files.json)
    await writeFile(join(folder, `${suffix}.md`), prepared.files.markdown)
    for (const client of prepared.clients) await writeFile(join(folder, client.name), bytesOf(client))
    const feed = changesFeed(prepared.product, { page: `${suffix}.html`, feed: `${suffix}.atom` })
    if (feed !== null) await writeFile(join(folder, `${suffix}.atom`), feed)
    pages.set(`${suffix}.html`, productPage(prepared, data.folder, bundle, { several: products.length > 1, realCalls }))
  }
  const [only] = pages.values()
  pages.set('index.html', products.length === 1 && only ? only : indexPage(products, bundle, title))
  for (const [name, html] of pages) await writeFile(join(folder, name), html)
  await writeFile(join(folder, 'llms.txt'), llmsText(products, title))
  return [...pages.keys()].sort()
}

function llmsText(products: PreparedProduct[], title: string | undefined): string {
  const names = products.map(({ product }) => product.title).join(', ')
  const sections = products.map(({ product }) => {
    const { suffix } = product
    return llmsSection(product, { markdown: `${suffix}.md`, yaml: `${suffix}.yaml`, json: `${suffix}.json` })
  })
  return llmsFile(title ?? names, `Documentation of ${names}`, sections)
}

// The folder is replaced completely, so it must be empty or an earlier site.
async function checkFolderIsOurs(target: string): Promise<void> {
  if (!existsSync(target)) return
  const names = await readdir(target)
  const ours = globSync('assets/reader-*.js', { cwd: target }).length > 0 && names.includes('llms.txt')
  if (names.length > 0 && !ours) fail(target, 'holds other files, which would be lost: name a new or an empty folder')
}

function checkUniqueNames(products: PreparedProduct[], files: string[]): void {
  const seen = new Map<string, string>()
  products.forEach(({ product: { suffix } }, at) => {
    const file = files[at] ?? ''
    const other = seen.get(suffix)
    if (other !== undefined) fail(file, `would be ${suffix}.html, and so would ${other}: rename one of the files`)
    if (suffix === 'index') fail(file, 'would be index.html, which lists the products: rename the file')
    seen.set(suffix, file)
  })
}

function fail(file: string, message: string): never {
  throw new DocumentError({ file, pointer: '', message })
}

async function replace(target: string, coming: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true })
  const former = `${target}.former-${process.pid}`
  if (existsSync(target)) await rename(target, former)
  await rename(coming, target)
  await rm(former, { recursive: true, force: true })
}
