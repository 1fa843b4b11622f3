import { createHash } from 'node:crypto'
import { cpSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, extname, join, relative, sep } from 'node:path'
import type { SiteFrame } from '#docs/model/site-frame.ts'
import { foldPack } from '#docs/model/stored-pack.ts'
import { bytesOf } from '../clients/client-files.ts'
import { changesFeed } from '../content/atom.ts'
import { llmsFile, llmsSection } from '../content/llms.ts'
import { splitFind } from '../find-parts.ts'
import type { PreparedProduct, SourcedProduct } from '../prepare.ts'
import { brandColors } from './brand-colors.ts'
import type { Bundle } from './bundle.ts'
import { differencesPage, differencesPath, type ShownVersion } from './differences.ts'
import { publicAddress, rootOf, type SharedParts } from './html-page.ts'
import { type HomeContent, homePage, notFoundPage, productPage } from './pages.ts'
import type { SiteSettings } from './settings.ts'

/** A version with its products; the name is empty on a site without versions. */
export interface BuiltVersion {
  name: string
  products: (SourcedProduct & { file: string })[]
}

/** Writes all files of a site into a new folder. Returns the paths of the pages. */
export async function writeSite(
  folder: string,
  parts: BuiltVersion[],
  bundle: Bundle,
  settings: SiteSettings,
): Promise<string[]> {
  const put = async (path: string, content: Content) => {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  await mkdir(join(folder, 'assets'), { recursive: true })
  for (const file of bundle.files) cpSync(join(bundle.folder, file), join(folder, file))
  const shared = await writeShared(put, bundle, settings)
  const pages = new SitePages(shared, parts)
  for (const part of parts) for (const each of part.products) await writeProduct(put, pages, part, each)
  pages.addHomes()
  pages.addDifferences()
  for (const [path, html] of pages.written) await put(path, html)
  await put('llms.txt', llmsText(parts[0], settings))
  if (settings.url) {
    const listed = [...pages.written.keys()].filter((path) => !pages.copies.has(path)).sort()
    await put('sitemap.xml', sitemap(settings.url, listed))
    await put('robots.txt', `User-agent: *\nAllow: /\nSitemap: ${settings.url}sitemap.xml\n`)
    await put('404.html', notFoundPage(shared, pages.frame('404.html'), new URL(settings.url).pathname))
  }
  return [...pages.written.keys()].sort()
}

type Content = string | Uint8Array | Iterable<string>
type Put = (path: string, content: Content) => Promise<void>

/** Copies what the settings name into assets/, each file named by its content. */
async function writeShared(put: Put, bundle: Bundle, settings: SiteSettings): Promise<SharedParts> {
  const add = async (name: string, end: string, content: string | Buffer) => {
    const path = `assets/${name}-${createHash('sha256').update(content).digest('hex').slice(0, 8)}${end}`
    await put(path, content)
    return path
  }
  const copy = (name: string, file: string) => add(name, extname(file).toLowerCase(), readFileSync(file))
  const { logo, icon, brand } = settings
  return {
    bundle,
    settings,
    logo: logo ? { light: await copy('logo', logo.light), dark: await copy('logo', logo.dark) } : null,
    icon: icon ? await copy('icon', icon) : bundle.icon,
    colors: brand ? await add('colors', '.css', brandColors(brand).css) : null,
  }
}

async function writeProduct(put: Put, pages: SitePages, part: BuiltVersion, product: BuiltVersion['products'][number]) {
  const { file, prepared, texts, images } = product
  const { suffix } = prepared.product
  const base = folderOf(part)
  await put(`${base}${suffix}.yaml`, texts.yaml)
  await put(`${base}${suffix}.json`, texts.json)
  await put(`${base}${suffix}.md`, prepared.files.markdown)
  const data = dataFiles(prepared)
  for (const [name, text] of data.files) await put(`${base}${data.folder}/${name}`, text)
  for (const { address, content } of images) await put(base + address, content)
  for (const client of prepared.clients) await put(`${base}${client.name}`, bytesOf(client))
  const { url } = pages.shared.settings
  const feed = changesFeed(prepared.product, {
    page: url ? publicAddress(url, `${base}${suffix}.html`) : `${suffix}.html`,
    feed: url ? publicAddress(url, `${base}${suffix}.atom`) : `${suffix}.atom`,
  })
  if (feed !== null) await put(`${base}${suffix}.atom`, feed)
  pages.addProduct(part, prepared, { data: data.folder, file })
}

/** The data scripts of a product by file name, in a folder named by content hash. */
interface ProductData {
  folder: string
  files: Map<string, string>
}

/**
 * What a page loads after its first data, which `foldProduct` makes for the page itself. Scripts instead of JSON files: a
 * page opened from disk may run its scripts and not read files.
 */
function dataFiles({ product, packs, find, tryOut, contract }: PreparedProduct): ProductData {
  const entries = product.groups.flatMap(({ operations }) => operations)
  const found = splitFind(product, find)
  const files = new Map([
    named('find', found.index),
    ...found.parts.map((part, number) => named(`find-${number}`, part)),
    ...packs.map((pack, number) => named(`pack-${number}`, foldPack(pack))),
    // By index, since an id may contain characters that a file name cannot.
    ...entries.flatMap(({ id }, place) => (Object.hasOwn(tryOut, id) ? [named(`try-${place}`, tryOut[id])] : [])),
    ...(contract === null ? [] : [named('engine', contract)]),
  ])
  const hash = createHash('sha256')
  for (const [name, text] of files) hash.update(name).update('\0').update(text).update('\0')
  return { folder: `data/${product.suffix}-${hash.digest('hex').slice(0, 10)}`, files }
}

const named = (name: string, value: unknown): [file: string, script: string] => [
  `${name}.js`,
  `docsData.put('${name}',${parsed(value)})\n`,
]

/** JSON.parse of a string is several times faster than the same object literal, and safe for any property name. */
function parsed(value: unknown): string {
  return `JSON.parse('${JSON.stringify(value).replaceAll(/[\\']/g, '\\$&')}')`
}

const folderOf = ({ name }: BuiltVersion): string => (name === '' ? '' : `${name}/`)
const preparedOf = ({ products }: BuiltVersion) => products.map(({ prepared }) => prepared)

/** The only product of a version is its index. */
const pageOf = ({ products }: BuiltVersion, { product }: PreparedProduct): string =>
  products.length === 1 ? 'index.html' : `${product.suffix}.html`

/** The pages of a site by path. */
class SitePages {
  readonly written = new Map<string, string>()
  /** Paths with the same content as another page. */
  readonly copies = new Set<string>()
  readonly shared: SharedParts
  readonly #parts: BuiltVersion[]

  constructor(shared: SharedParts, parts: BuiltVersion[]) {
    this.shared = shared
    this.#parts = parts
  }

  get #isVersioned(): boolean {
    return this.#parts.some(({ name }) => name !== '')
  }

  addProduct(part: BuiltVersion, prepared: PreparedProduct, { data, file }: { data: string; file: string }): void {
    const canonical = folderOf(part) + pageOf(part, prepared)
    for (const name of new Set([`${prepared.product.suffix}.html`, pageOf(part, prepared)])) {
      const path = folderOf(part) + name
      const frame = { ...this.frame(path, part, prepared), edit: this.#editAddress(file) }
      if (path !== canonical) this.copies.add(path)
      this.written.set(path, productPage({ path, canonical }, this.shared, prepared, { data, frame }))
    }
  }

  addHomes(): void {
    for (const part of this.#parts) if (part.products.length > 1) this.#addHome(part, folderOf(part))
    const [newest] = this.#parts
    if (newest && this.#isVersioned) this.#addHome(newest, '')
  }

  #addHome(part: BuiltVersion, folder: string): void {
    const path = `${folder}index.html`
    const isRoot = folder === ''
    const content: HomeContent = {
      frame: this.frame(path, isRoot ? undefined : part),
      products: preparedOf(part),
      folder: isRoot ? folderOf(part) : '',
      pageOf: (product) => pageOf(part, product),
      isRoot,
    }
    this.written.set(path, homePage({ path }, this.shared, content))
  }

  /** A page for each pair of versions. The index compares the newest two. */
  addDifferences(): void {
    const all = this.#parts.map((part): ShownVersion => {
      const pathOf = (product: PreparedProduct) => folderOf(part) + pageOf(part, product)
      return { name: part.name, products: part.products, pathOf }
    })
    for (const [index, after] of all.entries()) {
      for (const before of all.slice(index + 1)) {
        const path = differencesPath(before.name, after.name)
        const html = (at: string) =>
          differencesPage({ path: at, canonical: path }, this.shared, { frame: this.frame(at), before, after, all })
        this.written.set(path, html(path))
        const first = 'differences/index.html'
        if (this.written.has(first)) continue
        this.written.set(first, html(first))
        this.copies.add(first)
      }
    }
  }

  /** For a page of a product, the versions link to the same product. */
  frame(path: string, here?: BuiltVersion, prepared?: PreparedProduct): SiteFrame {
    const root = rootOf(path)
    const { settings, logo } = this.shared
    const hasList = this.#parts.some(({ products }) => products.length > 1)
    const ownHome = here && here.products.length > 1 && prepared ? `${root}${folderOf(here)}index.html` : null
    return {
      title: settings.title ?? null,
      logo: logo && { light: root + logo.light, dark: root + logo.dark },
      home: ownHome ?? (this.#isVersioned || hasList ? `${root}index.html` : null),
      links: settings.links?.map(({ text, href }) => ({ text, href: isRelative(href) ? root + href : href })) ?? [],
      edit: null,
      versions: this.#isVersioned
        ? this.#parts.map((part) => {
            const same = preparedOf(part).find(({ product }) => product.suffix === prepared?.product.suffix)
            const page = same ? pageOf(part, same) : 'index.html'
            return { name: part.name, href: `${root}${folderOf(part)}${page}`, isCurrent: part === here }
          })
        : [],
      differences: this.#parts.length > 1 ? `${root}differences/index.html` : null,
      language: settings.languages?.[0] ?? null,
    }
  }

  #editAddress(file: string): string | null {
    const { edit, folder = '.' } = this.shared.settings
    const path = relative(folder, file).split(sep).map(encodeURIComponent).join('/')
    return edit?.replace('{path}', () => path) ?? null
  }
}

const isRelative = (href: string) => !/^([a-z][a-z\d+.-]*:|\/)/i.test(href)

function llmsText(part: BuiltVersion | undefined, { title, url = '' }: SiteSettings): string {
  const products = part ? preparedOf(part) : []
  const base = url + (part ? folderOf(part) : '')
  const names = products.map(({ product }) => product.title).join(', ')
  const sections = products.map(({ product }) => llmsSection(product, `${base}${product.suffix}`))
  return llmsFile({ title: title ?? names, summary: `Documentation of ${names}`, sections: [] }, sections)
}

function sitemap(url: string, paths: string[]): string {
  const entries = paths.map((path) => `<url><loc>${publicAddress(url, path).replaceAll('&', '&amp;')}</loc></url>`)
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
}
