import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { PrerenderedPage } from '#web/prerender.tsx'
import { publicPaths, standInOrigin, unlistedPaths } from '../../src/domain/public-pages.ts'
import { answer, articlePaths } from './answers.ts'
import { pageFile, withThemeOfDevice } from './page-file.ts'
import { type Manifest, partsOf } from './page-parts.ts'
import { renderBundle } from './render-bundle.ts'

const root = join(import.meta.dirname, '../..')
const web = join(root, 'dist/web')

/** Renders every public page into dist/web/prerendered, with the style sheet, the sitemap and robots.txt they need. */
async function prerenderAll(): Promise<void> {
  const bundle = mkdtempSync(join(tmpdir(), 'portal-prerender-'))
  const { renderPage, pagePatterns } = await renderBundle(bundle)
  const pages = new Map<string, PrerenderedPage>()
  const listed = [...publicPaths, ...articlePaths]
  globalThis.fetch = answer
  for (const path of [...listed, ...unlistedPaths]) pages.set(path, await renderPage(path))
  const shell = read('index.html')
  const style = asset('css', [read(fontsOf(shell)), ...rulesOf(pages)].map(withThemeOfDevice))
  const early = asset('js', [read('theme-init.js'), read('page-early.js')])
  const start = asset('js', [read('page-start.js')])
  const manifest: Manifest = JSON.parse(read('.vite/manifest.json'))
  for (const [path, page] of pages) {
    const file = pageFile(path, page, { shell, style, early, start, parts: partsOf(page.routes, manifest) })
    write(`prerendered${path === '/' ? '/index' : path}.html`, file)
  }
  // Read by src/server/plugins/known-addresses.ts. Every article there is has its file here.
  const served = pagePatterns().filter((pattern) => !pattern.startsWith('/article/$'))
  write('prerendered/addresses.json', JSON.stringify(served))
  write('sitemap.xml', sitemap(listed))
  write('robots.txt', robots)
  for (const folder of [join(web, '.vite'), bundle]) rmSync(folder, { recursive: true })
}

/** The sheet of the shell; the pages have one that holds it and their own rules. */
function fontsOf(shell: string): string {
  const address = /<link rel="stylesheet"[^>]*href="([^"]+)"/.exec(shell)?.[1]
  return address ?? fail('index.html of the build names no style sheet: see src/web/index.html')
}

/** Every rule of every page, once. */
function rulesOf(pages: Map<string, PrerenderedPage>): string[] {
  return Object.values(Object.assign({}, ...Array.from(pages.values(), ({ css }) => css)))
}

function asset(extension: string, texts: string[]): string {
  const text = texts.join('\n')
  const name = `assets/${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.${extension}`
  write(name, text)
  return `/${name}`
}

const sitemap = (paths: string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${standInOrigin}${path}</loc></url>`),
    '</urlset>\n',
  ].join('\n')

// What answers programs is of no use to a reader of search results.
const robots = [
  'User-agent: *',
  ...['/portal/', '/admin/', '/dev/', '/sandbox/', '/live/'].map((path) => `Disallow: ${path}`),
]
  .concat('', `Sitemap: ${standInOrigin}/sitemap.xml\n`)
  .join('\n')

const read = (name: string) => readFileSync(join(web, name), 'utf8')

function write(name: string, text: string): void {
  mkdirSync(dirname(join(web, name)), { recursive: true })
  writeFileSync(join(web, name), text)
}

function fail(message: string): never {
  throw new Error(message)
}

await prerenderAll()
