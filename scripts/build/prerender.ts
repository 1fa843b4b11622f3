import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { PrerenderedPage } from '#web/prerender.tsx'
import { publicPaths, standInOrigin, unlistedPaths } from '../../src/domain/public-pages.ts'
import { answer, articlePaths } from './answers.ts'
import { pageFile } from './page-file.ts'
import { renderBundle } from './render-bundle.ts'

const root = join(import.meta.dirname, '../..')
const web = join(root, 'dist/web')

interface ManifestChunk {
  file: string
  imports?: string[]
}
type Manifest = Record<string, ManifestChunk>

/** Renders every public page into dist/web/prerendered, with the style sheet, the sitemap and robots.txt they need. */
async function prerenderAll(): Promise<void> {
  const bundle = mkdtempSync(join(tmpdir(), 'portal-prerender-'))
  const { renderPage } = await renderBundle(bundle)
  const pages = new Map<string, PrerenderedPage>()
  const listed = [...publicPaths, ...articlePaths]
  globalThis.fetch = answer
  for (const path of [...listed, ...unlistedPaths]) pages.set(path, await renderPage(path))
  const shell = readFileSync(join(web, 'index.html'), 'utf8')
  const style = writeStyle(shell, pages)
  const manifest: Manifest = JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8'))
  for (const [path, page] of pages) {
    const file = pageFile(path, page, { shell, style, scripts: scriptsOf(page.routes, manifest, shell) })
    write(`prerendered${path === '/' ? '/index' : path}.html`, file)
  }
  write('sitemap.xml', sitemap(listed))
  write('robots.txt', robots)
  for (const folder of [join(web, '.vite'), bundle]) rmSync(folder, { recursive: true })
}

/** The fonts' sheet and every rule of every page, once. */
function writeStyle(shell: string, pages: Map<string, PrerenderedPage>): string {
  const fonts = /<link rel="stylesheet"[^>]*href="([^"]+)"/.exec(shell)?.[1]
  if (!fonts) throw new Error('index.html of the build names no style sheet: see src/web/index.html')
  const rules = Object.assign({}, ...Array.from(pages.values(), ({ css }) => css))
  const sheet = [readFileSync(join(web, fonts), 'utf8'), ...Object.values(rules)].join('\n')
  const name = `assets/${createHash('sha256').update(sheet).digest('base64url').slice(0, 8)}.css`
  write(name, sheet)
  return `/${name}`
}

/** What the page's routes bring along beside the scripts that the shell names already. */
function scriptsOf(routes: string[], manifest: Manifest, shell: string): string[] {
  const files = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  for (const key of Object.keys(manifest)) if (routes.includes(routeOf(key))) visit(key)
  return [...files].map((file) => `/${file}`).filter((file) => !shell.includes(file))
}

/** The id of the route whose component a chunk of the manifest holds: dots are slashes, and an index is its folder. */
function routeOf(key: string): string {
  const file = /^routes\/(.+)\.tsx\?tsr-split=component/.exec(key)?.[1] ?? ''
  return `/${file.replaceAll('.', '/').replace('[_]', '_')}`.replace(/\/index$/, '/')
}

const sitemap = (paths: string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${standInOrigin}${path}</loc></url>`),
    '</urlset>\n',
  ].join('\n')

// What answers programs is of no use to a reader of search results.
const robots = ['User-agent: *', ...['/portal/', '/admin/', '/dev/', '/sandbox/'].map((path) => `Disallow: ${path}`)]
  .concat('', `Sitemap: ${standInOrigin}/sitemap.xml\n`)
  .join('\n')

function write(name: string, text: string): void {
  mkdirSync(dirname(join(web, name)), { recursive: true })
  writeFileSync(join(web, name), text)
}

await prerenderAll()
