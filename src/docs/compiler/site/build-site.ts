import { cpSync, existsSync, globSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { llmsFile, llmsSection } from '../content/llms.ts'
import { type PreparedProduct, prepareProduct } from '../prepare.ts'
import { DocumentError } from '../read/document-error.ts'
import { type Bundle, readerBundle } from './bundle.ts'
import { dataFiles } from './data-files.ts'
import { indexPage, productPage } from './pages.ts'

export interface Site {
  files: string[]
  out: string
  title: string | undefined
}

/** Writes the documentation of the files into a folder: all of it, or nothing. Answers the paths of the pages. */
export async function buildSite({ files, out, title }: Site): Promise<string[]> {
  const target = resolve(out)
  await refuseOthersFolder(target)
  const products: PreparedProduct[] = []
  for (const file of files) products.push(await prepareProduct(file))
  refuseTwins(products, files)
  const bundle = await readerBundle()
  const coming = `${target}.coming-${process.pid}`
  try {
    const pages = await writeSite(coming, products, bundle, title)
    await replace(target, coming)
    return pages.map((page) => join(out, page))
  } finally {
    await rm(coming, { recursive: true, force: true })
  }
}

async function writeSite(
  folder: string,
  products: PreparedProduct[],
  bundle: Bundle,
  title: string | undefined,
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
    pages.set(`${suffix}.html`, productPage(prepared, data.folder, bundle, products.length > 1))
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

// What is there is replaced as a whole, so it has to be a site that was built before.
async function refuseOthersFolder(target: string): Promise<void> {
  if (!existsSync(target)) return
  const names = await readdir(target)
  const ours = globSync('assets/reader-*.js', { cwd: target }).length > 0 && names.includes('llms.txt')
  if (names.length > 0 && !ours) fail(target, 'holds other files, which would be lost: name a new or an empty folder')
}

function refuseTwins(products: PreparedProduct[], files: string[]): void {
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
