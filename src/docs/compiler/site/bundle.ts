import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Face } from './part-fonts.ts'

const root = join(import.meta.dirname, '../../../..')
const cache = join(root, 'node_modules/.cache/docs-site')
const sources = [
  'src/{web,domain,simulator,generated}/**',
  'src/docs/{page,try-out,site,compiler/site}/**',
  'package-lock.json',
]

/** What every site is made of, whatever it shows. Paths are relative to the site. */
export interface Bundle {
  /** Where the files lie on this machine. */
  folder: string
  files: string[]
  /** The text of the first script; each product's own is made of it. */
  start: string
  reader: string
  style: string
  tryOut: string
  /** In the page itself: browsers ask for it again whenever the address changes, network or not. */
  icon: string
  theme: string
  /** Sheet of the faces, for a page without the first script. */
  fonts: string
  faces: Face[]
}

/** Built once for the sources as they are, then taken from the cache: another file's site takes seconds. */
export async function readerBundle(): Promise<Bundle> {
  const folder = join(cache, hashOfSources())
  if (!existsSync(folder)) await buildInto(folder)
  const files = globSync('assets/**', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => `assets/${name}`)
    .sort()
  const named = (pattern: RegExp) => files.find((file) => pattern.test(file)) ?? fail(pattern, folder)
  return {
    folder,
    files,
    start: readFileSync(join(folder, 'start.js'), 'utf8'),
    reader: named(/reader-.*\.js$/),
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

function hashOfSources(): string {
  const hash = createHash('sha256')
  const files = globSync(sources, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile())
  for (const path of files.map((entry) => join(entry.parentPath, entry.name)).sort()) {
    if (!path.includes('.test.')) hash.update(path.slice(root.length)).update('\0').update(readFileSync(path))
  }
  return hash.digest('hex').slice(0, 16)
}

async function buildInto(folder: string): Promise<void> {
  const coming = `${folder}.${process.pid}`
  await rm(coming, { recursive: true, force: true })
  // In a process of its own: a bundle for production, whatever this one runs for.
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'write-bundle.ts'), coming], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error('The reader does not build: the lines above say where (src/docs/site)')
  // Another build may have been quicker; both are the same.
  await rename(coming, folder).catch(() => rm(coming, { recursive: true }))
}
