import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { articleList } from './scripts/build/articles-plugin.ts'
import { productDocs } from './src/docs/compiler/vite-plugin.ts'
import { preloadFonts } from './src/web/theme/preload-fonts.ts'

const root = import.meta.dirname

// A skeleton that is a chunk of its own may be rendered before it is there: React complains of that in development. Built in,
// the skeletons of all pages would weigh on every first load.
const pendingChunk: ['pendingComponent'][] = process.env.NODE_ENV === 'production' ? [['pendingComponent']] : []

// Vitest reads this file too, and must not regenerate the route tree while it runs.
const routes = tanstackRouter({
  target: 'react',
  autoCodeSplitting: true,
  // A page's loader comes with the page: left in the entry, every query of the portal would be on every first load.
  codeSplittingOptions: {
    defaultBehavior: [['loader', 'component'], ...pendingChunk, ['errorComponent'], ['notFoundComponent']],
  },
  routesDirectory: `${root}/src/web/routes`,
  generatedRouteTree: `${root}/src/web/routeTree.gen.ts`,
})

export default defineConfig({
  root: 'src/web',
  cacheDir: `${root}/node_modules/.vite`,
  plugins: [process.env.VITEST ? [] : routes, react(), preloadFonts(), productDocs(root), articleList()],
  // The scan for packages follows neither workers nor modules that a plugin makes. A package found later, by an open page,
  // is bundled then, and React is there twice until the page has reloaded.
  optimizeDeps: { entries: ['index.html', 'features/**/*-worker.ts', '../docs/page/chunk-source.ts'] },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    // What every page loads is one file instead of thirty.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'initial', tags: ['$initial'] }] } } },
  },
  test: {
    maxWorkers: '100%',
    projects: [
      suite('unit', {
        include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/*.test.ts', 'tests/support/**/*.test.ts'],
        exclude: ['src/web/**', 'src/docs/{page,try-out,site}/**', 'src/server/**'],
      }),
      // A page remembers: what is signed in, chosen, on its way.
      suite('web', {
        include: ['src/{web,docs}/**/*.test.tsx'],
        environment: 'jsdom',
        isolate: true,
        setupFiles: `${root}/tests/support/page-env.ts`,
      }),
      // What needs no page, which takes a second to make: a .ts test that needs one says @vitest-environment jsdom at its top.
      suite('web-logic', { include: ['src/{web,docs/{page,try-out,site}}/**/*.test.ts'] }),
      // A file about one of the two databases is not asked about the other.
      suite('server-pglite', { include: ['src/server/**/*.test.ts'], exclude: ['src/server/db/postgres.test.ts'] }),
      suite('server-postgres', {
        include: ['src/server/**/*.test.ts'],
        exclude: ['src/server/db/room.test.ts', 'src/server/db/prepared-statements.test.ts'],
        globalSetup: `${root}/tests/support/postgres-setup.ts`,
        setupFiles: `${root}/tests/support/postgres-env.ts`,
      }),
      suite('contract', {
        include: ['tests/contract/**/*.test.ts'],
        globalSetup: `${root}/tests/support/sample-tools-setup.ts`,
      }),
      // The same files with the languages that most readers do not use and not every machine has.
      suite('samples', {
        include: ['tests/contract/sample-{journey,bodies,literals}.test.ts'],
        env: { SAMPLE_LANGUAGES: 'rare' },
      }),
      suite('scenarios', { include: ['tests/scenarios/**/*.test.ts'], testTimeout: 180_000 }),
    ],
  },
})

/** But for the pages, a worker loads the modules once for all its files: nothing remembers a database, no test replaces a module. */
function suite(name: string, test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration {
  return { extends: true, root, test: { name, isolate: false, testTimeout: 20_000, hookTimeout: 60_000, ...test } }
}
