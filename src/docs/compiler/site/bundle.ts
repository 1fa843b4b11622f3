import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { hashOfSources } from '../source-hash.ts'
import type { Face } from './split-fonts.ts'

const root = join(import.meta.dirname, '../../../..')
const cache = join(root, '.cache/docs-site')
const sources = [
  'src/{domain,simulator,generated}/**',
  'src/docs/{model,page,try-out,site,compiler/site}/**',
  'src/web/public/icon.svg',
  'package-lock.json',
]

/** The files shared by all sites. Paths are relative to the site. */
export interface Bundle {
  /** Folder of the files on this machine. */
  folder: string
  files: string[]
  /** The first script of a product's page. */
  start: string
  /** Source of the script that reloads pages after a build. */
  liveReload: string
  reader: string
  /** For the pages of products with forms. */
  formWriters: string
  style: string
  tryOut: string
  /** Inlined, because browsers request the icon again at every change of the URL. */
  icon: string
  theme: string
  /** Font style sheet, for pages without the first script. */
  fonts: string
  faces: Face[]
}

/** Built once per version of the sources and cached: further sites take seconds. */
export async function readerBundle(): Promise<Bundle> {
  const folder = join(cache, hashOfSources(sources, root).slice(0, 16))
  if (!existsSync(folder)) await buildInto(folder)
  const files = globSync('assets/**', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => `assets/${name}`)
    .sort()
  const named = (pattern: RegExp) => files.find((file) => pattern.test(file)) ?? fail(pattern, folder)
  return {
    folder,
    files,
    start: named(/start-.*\.js$/),
    liveReload: readFileSync(join(folder, 'live-reload.js'), 'utf8'),
    reader: named(/reader-.*\.js$/),
    formWriters: named(/form-writers-.*\.js$/),
    style: named(/style-.*\.css$/),
    tryOut: named(/try-out-.*\.js$/),
    icon: `data:image/svg+xml,${encodeURIComponent(readFileSync(join(root, 'src/web/public/icon.svg'), 'utf8'))}`,
    theme: named(/theme-.*\.js$/),
    fonts: named(/fonts-.*\.css$/),
    faces: JSON.parse(readFileSync(join(folder, 'faces.json'), 'utf8')),
  }
}

function fail(pattern: RegExp, folder: string): never {
  throw new Error(`The bundle has no file ${pattern}: remove ${folder} and build again`)
}

async function buildInto(folder: string): Promise<void> {
  const unfinished = `${folder}.${process.pid}`
  await rm(unfinished, { recursive: true, force: true })
  // In a separate process, so that the bundle is built for production.
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'write-bundle.ts'), unfinished], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error('The reader does not build: the lines above say where (src/docs/site)')
  try {
    await rename(unfinished, folder)
  } catch (error) {
    await rm(unfinished, { recursive: true })
    // A parallel build may have finished first; both are equal.
    if (!existsSync(folder)) throw error
  }
}
