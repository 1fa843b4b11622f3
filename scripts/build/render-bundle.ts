import { join } from 'node:path'
import { build } from 'vite'

const root = join(import.meta.dirname, '../..')

/** Bundles src/web/prerender.tsx with all its dependencies for Node, and imports the bundle. */
export async function renderBundle(folder: string): Promise<typeof import('#web/prerender.tsx')> {
  await build({
    root: join(root, 'src/web'),
    configFile: join(root, 'vite.config.ts'),
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
