import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { articleList } from './scripts/build/articles-plugin.ts'
import { productDocs } from './scripts/docs/vite-plugin.ts'
import { leanAliases } from './src/web/lean/aliases.ts'
import { preloadFonts } from './src/web/theme/preload-fonts.ts'

const root = import.meta.dirname

// Vitest reads this file too, and must not regenerate the route tree while it runs.
const routes = tanstackRouter({
  target: 'react',
  autoCodeSplitting: true,
  // A page's loader comes with the page: left in the entry, every query of the portal would be on every first load.
  codeSplittingOptions: {
    defaultBehavior: [['loader', 'component'], ['pendingComponent'], ['errorComponent'], ['notFoundComponent']],
  },
  routesDirectory: `${root}/src/web/routes`,
  generatedRouteTree: `${root}/src/web/routeTree.gen.ts`,
})

// What every page loads compresses better in two pieces than in thirty, and the libraries outlive many a release of ours.
// Left out are the parts of them that only some pages want: what guards a form, and what sends something.
const libraries =
  /\/node_modules\/(?!.*\/(useBlocker|useMutation|mutationObserver)\.js)(react|react-dom|scheduler|use-sync-external-store|zustand|@chakra-ui|@emotion|stylis|@tanstack\/(react-router|router-core|history|react-query|query-core|store|react-store))\//
const kit =
  /\/src\/web\/(lean|theme|stores\/(?!docs-place|replay|review-step|sandbox-keys)|api\/(?!answers|identity|lost-race|one-time-code|save-file|search-words|.*-queries)|ui\/(button|spinner|tooltip|floating|link|logo|theme-toggle|visually-hidden|modal|skip-link|screen|skeleton|card)\b)|\/src\/domain\/(roles|redirect)\b|\/lucide-react\/dist\/esm\/icons\/(x|chevron-down|info|circle-check|circle-exclamation-point)\.mjs/
const pieces = [
  { name: 'libraries', test: libraries },
  { name: 'kit', test: kit },
  // Before the next, which would take along what it imports.
  { name: 'words', test: /\/src\/domain\/page-messages\.ts/, priority: 1 },
  // The parts of public pages, which come together or not at all.
  { name: 'story', test: /\/src\/web\/(ui\/story|features\/public\/(way-in|facts|go-live-steps))/ },
]

export default defineConfig({
  root: 'src/web',
  cacheDir: `${root}/node_modules/.vite`,
  plugins: [process.env.VITEST ? [] : routes, react(), preloadFonts(), productDocs(root), articleList()],
  resolve: { alias: leanAliases },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    // Names would be spelled out in every import and preload list: half a kilobyte on every page.
    rolldownOptions: { output: { chunkFileNames: 'assets/[hash:7].js', codeSplitting: { groups: pieces } } },
  },
  test: {
    maxWorkers: '100%',
    projects: [
      suite('unit', {
        include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/*.test.ts', 'tests/support/**/*.test.ts'],
        exclude: ['src/web/**', 'src/server/**'],
      }),
      // A page remembers: what is signed in, chosen, on its way.
      suite('web', {
        include: ['src/web/**/*.test.tsx'],
        environment: 'jsdom',
        isolate: true,
        setupFiles: `${root}/tests/support/page-env.ts`,
      }),
      // What needs no page, which takes a second to make: a .ts test that needs one says @vitest-environment jsdom at its top.
      suite('web-logic', { include: ['src/web/**/*.test.ts'] }),
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
      suite('scenarios', { include: ['tests/scenarios/**/*.test.ts'], testTimeout: 180_000 }),
    ],
  },
})

/** But for the pages, a worker loads the modules once for all its files: nothing remembers a database, no test replaces a module. */
function suite(name: string, test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration {
  return { extends: true, root, test: { name, isolate: false, testTimeout: 20_000, hookTimeout: 60_000, ...test } }
}
