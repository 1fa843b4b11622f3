import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type Rolldown } from 'vite'
import { splitFonts } from './split-fonts.ts'
import { themeCss } from './theme-css.ts'

const root = join(import.meta.dirname, '../../../..')

const entries = {
  start: 'start.ts',
  theme: 'theme-button.ts',
  reader: 'reader.tsx',
  'form-writers': 'form-writers.ts',
  'try-out': 'try-out.tsx',
  'live-reload': 'live-reload.ts',
}

/** Not published: only the server of --watch sends it. */
const unpublished = ['live-reload']

async function writeBundle(folder: string): Promise<void> {
  await mkdir(join(folder, 'assets'), { recursive: true })
  for (const [name, file] of Object.entries(entries)) await bundleInto(folder, name, file)
}

/**
 * Classic scripts, since a page opened from disk may not load modules: one file each; TRY OUT shares React with the
 * reader.
 */
async function bundleInto(folder: string, name: string, file: string): Promise<void> {
  const result = await build({
    configFile: false,
    root: join(root, 'src/docs/site'),
    base: './',
    publicDir: false,
    logLevel: 'warn',
    plugins: [react(), theme()],
    build: {
      write: false,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'src/docs/site', file),
        // A classic script has no import.meta. Vite's helper for dynamic imports asks for it, but here all is one file.
        transform: { define: { 'import.meta': '{}' } },
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

/**
 * Modules that the reader's script shares with TRY OUT in a global: React, which must exist once, and reference
 * components with shared state such as the language.
 */
const borrowed: Record<string, string> = {
  react: 'docsModules.react',
  'react-dom': 'docsModules.reactDom',
  'react-dom/client': 'docsModules.reactDomClient',
  'react/jsx-runtime': 'docsModules.jsxRuntime',
  '#docs/page/language.ts': 'docsModules.language',
  '#docs/page/server-variables.ts': 'docsModules.serverVariables',
  '#docs/page/code-block.tsx': 'docsModules.codeBlock',
  '#docs/page/select.tsx': 'docsModules.select',
  '#docs/model/fill-snippet.ts': 'docsModules.snippet',
  '#docs/model/pieces.ts': 'docsModules.pieces',
}

async function write(folder: string, name: string, files: Rolldown.RolldownOutput['output']): Promise<void> {
  for (const file of files) {
    const path = unpublished.includes(name) ? `${name}.js` : `assets/${file.fileName}`
    const source = file.type === 'chunk' ? file.code : file.source
    // The reader's style sheet has all styles, those of TRY OUT too.
    if (path.endsWith('.css') && name !== 'reader') continue
    if (path.endsWith('.css')) await writeStyle(folder, path, `${source}`)
    else await writeFile(join(folder, path), source)
  }
}

async function writeStyle(folder: string, path: string, css: string): Promise<void> {
  const { style, fonts, faces } = splitFonts(css)
  await writeFile(join(folder, path), style)
  await writeFile(join(folder, path.replace('/style-', '/fonts-')), fonts)
  await writeFile(join(folder, 'faces.json'), JSON.stringify(faces))
}

/** `virtual:theme.css`, imported by the reader. */
function theme(): Plugin {
  const id = 'virtual:theme.css'
  return {
    name: 'theme-css',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => (source === `\0${id}` ? themeCss() : undefined),
  }
}

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('usage: node src/docs/compiler/site/write-bundle.ts FOLDER (npm run docs:build calls it)')
await writeBundle(folder)
