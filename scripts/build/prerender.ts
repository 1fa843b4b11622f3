import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { publicPaths, standInOrigin, unlistedPaths } from '#domain/public-pages.ts'
import { publishedArticles } from '#server/articles/read-articles.ts'
import { serverPathPrefixes } from '#server/plugins/not-found.ts'
import type { PrerenderedPage } from '#web/prerender.tsx'
import { pageHead } from './page-head.ts'
import { emotionMarkers, withThemeOfDevice } from './page-styles.ts'

const articles = publishedArticles()

const articlePaths = articles.map(({ id, slug }) => `/article/${id}/${slug}`)

/** Replaces `fetch` for the loaders of the rendered pages: at build time only the articles are known. */
async function answer(input: string | URL | Request): Promise<Response> {
  const address = input instanceof Request ? input.url : String(input)
  const id = /^\/portal\/resources\/content\/([^/?]+)/.exec(address)?.[1]
  const article = articles.find((each) => each.id === id)
  if (article) return Response.json({ status: true, message: 'OK', data: article })
  throw new Error(
    `A public page fetches ${address}, which has no answer at build time: add one in scripts/build/prerender.ts`,
  )
}

const root = join(import.meta.dirname, '../..')
const web = join(root, 'dist/web')

/** Renders every public page into dist/web/prerendered, and writes their style sheet, the sitemap and robots.txt. */
async function prerenderAll(): Promise<void> {
  using bundle = mkdtempDisposableSync(join(tmpdir(), 'portal-prerender-'))
  const { renderPage, pagePatterns } = await renderBundle(bundle.path)
  const pages = new Map<string, PrerenderedPage>()
  const listed = [...publicPaths, ...articlePaths]
  globalThis.fetch = answer
  for (const path of [...listed, ...unlistedPaths]) pages.set(path, await renderPage(path))
  const template = withContentFirst(readFileSync(join(web, 'index.html'), 'utf8'))
  const styleSheet = writeStyleSheet(pages)
  for (const [path, page] of pages) {
    const head = [
      ...pageHead(path, page),
      `<link rel="stylesheet" href="${styleSheet}">`,
      emotionMarkers(page.css),
    ].join('\n    ')
    const html = `<div id="root" data-path="${path}">${page.html}</div>${page.data}`
    write(`prerendered${path === '/' ? '/index' : path}.html`, fill(template, { head, page: html }))
  }
  // For src/server/plugins/not-found.ts. The pattern of articles is left out because every article has its own file.
  const served = pagePatterns().filter((pattern) => !pattern.startsWith('/article/$'))
  write('prerendered/addresses.json', JSON.stringify(served))
  write('sitemap.xml', sitemap(listed))
  write('robots.txt', robots)
}

/** Replaces the regions between comments in src/web/index.html: `<!--head-->…<!--/head-->`. */
function fill(template: string, regions: Record<string, string>): string {
  return Object.entries(regions).reduce((html, [name, content]) => {
    const region = new RegExp(`<!--${name}-->.*<!--/${name}-->`, 's')
    if (!region.test(html)) throw new Error(`src/web/index.html has no region <!--${name}-->…<!--/${name}-->`)
    return html.replace(region, () => content)
  }, template)
}

/** These pages are readable without scripts, so style sheets and fonts load before the scripts on a slow network. */
function withContentFirst(template: string): string {
  return template.replace(/<script type="module"|<link rel="modulepreload"/g, '$& fetchpriority="low"')
}

/** Writes one style sheet with the rules of all pages, so that a browser loads it once. */
function writeStyleSheet(pages: Map<string, PrerenderedPage>): string {
  const rules: string[] = Object.values(Object.assign({}, ...Array.from(pages.values(), ({ css }) => css)))
  const text = rules.map(withThemeOfDevice).join('\n')
  const name = `assets/${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.css`
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

// Keeps API endpoints out of search results.
const robots = [
  'User-agent: *',
  ...serverPathPrefixes.flatMap((prefix) => [`Disallow: /${prefix}/`, `Disallow: /${prefix}$`]),
]
  .concat('', `Sitemap: ${standInOrigin}/sitemap.xml\n`)
  .join('\n')

function write(name: string, text: string): void {
  mkdirSync(dirname(join(web, name)), { recursive: true })
  writeFileSync(join(web, name), text)
}

/** Bundles src/web/prerender.tsx with all its dependencies for Node, and imports the bundle. */
async function renderBundle(folder: string): Promise<typeof import('#web/prerender.tsx')> {
  await build({
    root: join(root, 'src/web'),
    configFile: join(root, 'vite.config.ts'),
    configLoader: 'native',
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: 'prerender.tsx',
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'prerender.mjs', chunkFileNames: 'parts/[hash].mjs' } },
    },
  })
  return await import(join(folder, 'prerender.mjs'))
}

await prerenderAll()
