import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type Rolldown } from 'vite'
import { leanAliases } from '../../../src/web/lean/aliases.ts'
import { themeCss } from './theme-css.ts'

const root = join(import.meta.dirname, '../../..')
const cache = join(root, 'node_modules/.cache/docs-site')
const sources = ['src/{web,domain,simulator,generated}/**', 'scripts/docs/site/**', 'package-lock.json']

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
  icon: string
  theme: string
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
    icon: named(/icon\.svg$/),
    theme: named(/theme-init\.js$/),
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
  await mkdir(join(coming, 'assets'), { recursive: true })
  await bundleInto(coming, 'start')
  await bundleInto(coming, 'reader')
  await bundleInto(coming, 'try-out')
  for (const file of ['icon.svg', 'theme-init.js'])
    await cp(join(root, 'src/web/public', file), join(coming, 'assets', file))
  if (existsSync(folder)) await rm(coming, { recursive: true })
  else await rename(coming, folder)
}

/** Classic scripts, since a page opened from the disk may load no module: one file each, and TRY OUT borrows React. */
async function bundleInto(folder: string, name: string): Promise<void> {
  const result = await build({
    configFile: false,
    root: join(root, 'src/web/docs-site'),
    base: './',
    publicDir: false,
    logLevel: 'warn',
    plugins: [react(), theme()],
    resolve: { alias: leanAliases },
    build: {
      write: false,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, `src/web/docs-site/${name}.ts${name === 'start' ? '' : 'x'}`),
        external: name === 'try-out' ? Object.keys(borrowed) : [],
        output: {
          format: 'iife',
          globals: borrowed,
          entryFileNames: `${name}-[hash].js`,
          assetFileNames: '[name]-[hash][extname]',
        },
      },
    },
  })
  for (const bundle of [result].flat()) if ('output' in bundle) await write(folder, name, bundle.output)
}

/** Modules that both scripts need are in the first one, which leaves them in this global. */
const borrowed: Record<string, string> = {
  react: 'docsModules.react',
  'react-dom': 'docsModules.reactDom',
  'react-dom/client': 'docsModules.reactDomClient',
  'react/jsx-runtime': 'docsModules.jsxRuntime',
}

async function write(folder: string, name: string, files: Rolldown.RolldownOutput['output']): Promise<void> {
  for (const file of files) {
    const path = name === 'start' ? 'start.js' : `assets/${file.fileName}`
    await writeFile(join(folder, path), file.type === 'chunk' ? file.code : file.source)
  }
}

/** `virtual:theme.css`, which the reader imports. */
function theme(): Plugin {
  const id = 'virtual:theme.css'
  return {
    name: 'theme-css',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => (source === `\0${id}` ? themeCss() : undefined),
  }
}
