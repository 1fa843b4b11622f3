import { existsSync, globSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { packSize } from '../packs.ts'
import { prepareWithSources, type SourcedProduct } from '../prepare.ts'
import { DocumentError, type OnWarning, type Problem } from '../read/document-error.ts'
import { conversionRule } from '../read/swagger-2.ts'
import { readerBundle } from './bundle.ts'
import type { SiteSettings } from './settings.ts'
import { type BuiltVersion, writeSite } from './write-site.ts'

/** What a site is built from: `files`, or the files of `versions`. */
export interface Site extends SiteSettings {
  out: string
  /** Called for each problem that does not prevent showing a file. */
  onWarning?: OnWarning
  /** Whether such a problem makes the build fail. */
  strict?: boolean | undefined
}

interface Built {
  /** Paths of the pages. */
  pages: string[]
  /** Every file that the site was read from. */
  sources: string[]
}

/** Writes the documentation of the files into a folder, completely or not at all. */
export async function buildSite(site: Site): Promise<Built> {
  const { out } = site
  const target = resolve(out)
  await checkFolderIsOurs(target)
  const parts = await prepareAll(site)
  for (const part of parts) checkUniqueNames(part)
  const fresh = `${target}.fresh-${process.pid}`
  try {
    const pages = await writeSite(fresh, parts, await readerBundle(), site)
    await replace(target, fresh)
    const sources = parts.flatMap(({ products }) => products.flatMap((product) => product.sources))
    return { pages: pages.map((page) => join(out, page)), sources: [...new Set(sources)] }
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
}

/** Prepares every file before it reports the problems of all. */
async function prepareAll({ files = [], versions = [{ name: '', files }], ...site }: Site): Promise<BuiltVersion[]> {
  const { tables = [], languages, strict, onWarning = () => {} } = site
  const problems: Problem[] = []
  // A file that is only converted from an older version passes --strict.
  const warn: OnWarning = (problem) =>
    strict && problem.rule !== conversionRule ? problems.push(problem) : onWarning(problem)
  const prepare = async (file: string): Promise<SourcedProduct[]> => {
    try {
      const settings = {
        tables,
        languages,
        onlyNamedExtensions: true,
        copiesImages: true,
        wholeUpTo: packSize,
        onWarning: warn,
      }
      return [await prepareWithSources(file, settings)]
    } catch (error) {
      problems.push(...(error instanceof DocumentError ? error.problems : [unexpected(file, error)]))
      return []
    }
  }
  const parts: BuiltVersion[] = []
  for (const version of versions) {
    const products: BuiltVersion['products'] = []
    for (const file of version.files) {
      for (const product of await prepare(file)) products.push({ file, ...product })
    }
    parts.push({ name: version.name, products })
  }
  if (problems.length > 0) throw new DocumentError(...problems)
  return parts
}

const unexpected = (file: string, error: unknown): Problem => ({
  file,
  pointer: '',
  message: `cannot be shown, by a mistake of this program: please report it with the file (${String(error)})`,
})

// The folder is replaced completely, so it must be empty or an earlier site.
async function checkFolderIsOurs(target: string): Promise<void> {
  if (!existsSync(target)) return
  const names = await readdir(target)
  const ours = globSync('assets/reader-*.js', { cwd: target }).length > 0 && names.includes('llms.txt')
  if (names.length > 0 && !ours) fail(target, 'holds other files, which would be lost: name a new or an empty folder')
}

function checkUniqueNames({ products }: BuiltVersion): void {
  const seen = new Map<string, string>()
  for (const { file, prepared } of products) {
    const { suffix } = prepared.product
    const other = seen.get(suffix)
    if (other !== undefined) fail(file, `would be ${suffix}.html, and so would ${other}: rename one of the files`)
    if (suffix === 'index') fail(file, 'would be index.html, which lists the products: rename the file')
    if (suffix === '404') fail(file, 'would be 404.html, which is for addresses without a page: rename the file')
    seen.set(suffix, file)
  }
}

function fail(file: string, message: string): never {
  throw new DocumentError({ file, pointer: '', message })
}

async function replace(target: string, fresh: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true })
  const old = `${target}.old-${process.pid}`
  if (existsSync(target)) await rename(target, old)
  await rename(fresh, target)
  await rm(old, { recursive: true, force: true })
}
