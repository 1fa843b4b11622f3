import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { hashOfSources } from '#docs/compiler/source-hash.ts'
import { filesIn } from '../generate/output.ts'

const root = join(import.meta.dirname, '../..')
const pages = join(root, 'dist/web')
/** Written last, so an interrupted build has none. It is outside dist/web so that the server does not serve it. */
const stamp = join(root, 'dist/web.sources')

const sources = [
  'src/web/**',
  'src/docs/**',
  'src/domain/**',
  'src/simulator/**',
  'src/generated/**',
  'openapi/**',
  'scripts/build/**',
  'src/server/articles/**',
  'src/server/presenters/article.ts',
  'vite.config.ts',
  'package-lock.json',
]
/**
 * With NODE_ENV=test the libraries build in development mode, whose inline styles the Content-Security-Policy blocks. With VITEST
 * vite.config.ts leaves out the routes' own chunks, so pages that a test built would differ from a release.
 */
const environment = { ...process.env, NODE_ENV: 'production', VITEST: undefined }
const compressible = /\.(js|css|html|svg|json|yaml|md|txt|ico|webmanifest)$/

/** src/server/plugins/filled-file.ts inserts the server's address into these files and compresses them. */
const filled = /^(prerendered\/|sitemap\.xml$|robots\.txt$)/

/** Builds the pages unless the last build has the same sources. Returns whether it built. */
export async function buildPages({ force }: { force: boolean }): Promise<boolean> {
  const hash = hashOfSources(sources, root)
  const current = existsSync(join(pages, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
  if (current && !force) return false
  rmSync(stamp, { force: true })
  runVite()
  runPrerender()
  await compressAll()
  // The build may have written the route tree, which is one of its sources.
  writeFileSync(stamp, hashOfSources(sources, root))
  return true
}

/** Runs in a child process, so that `npm start` does not keep the bundler in memory. */
function runVite(): void {
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const { status } = spawnSync(process.execPath, [vite, 'build', '--configLoader', 'native', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
    env: environment,
  })
  if (status !== 0) throw new Error('The pages do not build: the lines above say where (src/web, vite.config.ts)')
}

/** Runs in a child process, for the same reason. */
function runPrerender(): void {
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'prerender.ts')], {
    cwd: root,
    stdio: 'inherit',
    env: environment,
  })
  if (status !== 0)
    throw new Error('The public pages do not render in Node: the lines above name the page (src/web/prerender.tsx)')
}

/** Compresses once here instead of once per request: the server sends these files unchanged. */
async function compressAll(): Promise<void> {
  const paths = filesIn(pages).filter((path) => compressible.test(path) && !filled.test(path))
  await Promise.all(paths.map((path) => compress(join(pages, path))))
}

async function compress(path: string): Promise<void> {
  const content = readFileSync(path)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify<Buffer, object, Buffer>(gzip)(content, { level: 9 }),
  ])
  // A file that does not shrink is served uncompressed.
  if (brotli.length < content.length) writeFileSync(`${path}.br`, brotli)
  if (zipped.length < content.length) writeFileSync(`${path}.gz`, zipped)
}
