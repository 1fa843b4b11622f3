import { mkdtempDisposableSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { build, type Plugin } from 'vite'
import { listPackages } from '../build/list-packages.ts'

const root = join(import.meta.dirname, '../..')

/** Folders that a bundle reads. They must be beside the folder of the bundle. */
export const neededFolders = ['src', 'dist', 'docs', 'node_modules']

/** Bundles programs with their packages into a folder, `<name>.mjs` each. Returns the folders of the packages. */
export async function bundleServer(folder: string, programs = ['src/server/portal.ts']): Promise<string[]> {
  const { NODE_ENV } = process.env
  // Vite's own code in the bundle follows it, and two releases of one commit have the same bytes in every shell.
  process.env.NODE_ENV = 'production'
  using work = mkdtempDisposableSync(join(tmpdir(), 'portal-bundle-'))
  const list = join(work.path, 'packages.json')
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      plugins: [findFilesFromRoot(), listPackages(list)],
      ssr: { noExternal: true, external: ['@electric-sql/pglite'] },
      build: {
        ssr: true,
        outDir: folder,
        emptyOutDir: true,
        target: 'node24',
        rolldownOptions: {
          input: programs.map((program) => join(root, program)),
          output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
        },
      },
    })
    return JSON.parse(readFileSync(list, 'utf8'))
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
}

/** Modules read files beside themselves, which keep their paths in a release. The bundle is one level below its root. */
function findFilesFromRoot(): Plugin {
  return {
    name: 'find-files-from-root',
    transform(code, id) {
      const path = relative(root, id)
      if (!path.startsWith('src/')) return undefined
      return code.replaceAll('import.meta.dirname', `(import.meta.dirname + '/../${dirname(path)}')`)
    },
  }
}
