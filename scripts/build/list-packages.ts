import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

const root = resolve(import.meta.dirname, '../..')

/** Writes the folders of the packages whose code, styles or fonts are in the bundle to `file`, as a JSON list. */
export function listPackages(file: string): Plugin {
  const folders = new Set<string>()
  return {
    name: 'list-packages',
    // The bundle that renders the public pages is not shipped.
    apply: ({ build }, { command }) => command === 'build' && build?.ssr !== 'prerender.tsx',
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        const sources = output.type === 'chunk' ? output.moduleIds : output.originalFileNames
        for (const source of sources) {
          const folder = packageFolder(resolve(root, 'src/web', source))
          if (folder) folders.add(folder)
        }
      }
    },
    writeBundle() {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, `${JSON.stringify([...folders].sort(), null, 2)}\n`)
    },
  }
}

/** From the root of the repository, for instance node_modules/@fastify/static. */
function packageFolder(path: string): string | undefined {
  const [folder] = /^.*node_modules\/(@[^/]+\/)?[^/]+(?=\/)/.exec(relative(root, path)) ?? []
  return folder
}
