import { availableParallelism } from 'node:os'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { articleList } from './scripts/build/articles-plugin.ts'
import { listPackages } from './scripts/build/list-packages.ts'
import { llmsTexts } from './scripts/build/llms-texts.ts'
import { LongestFirst } from './scripts/longest-first.ts'
import { waitLimitMs } from './scripts/wait-limit.ts'
import { productDocs } from './src/docs/compiler/vite-plugin.ts'
import { preloadFonts } from './src/web/theme/preload-fonts.ts'

const root = import.meta.dirname
const supportFile = (name: string) => `${root}/tests/support/${name}.ts`
const programsSetup = supportFile('programs-setup')
const embeddedSetup = supportFile('embedded-setup')

// Each embedded database has 128 MB outside the heap. By default, V8 collects all garbage whenever 64 MB are added there, which
// takes a quarter of the suite's processor time.
const fewerCollections = ['--external-memory-accounted-in-global-limit', '--initial-heap-size=512']

// In development a lazy skeleton can suspend while it is rendered, which React warns about, so only production splits
// skeletons. Without the split, every first load would include the skeletons of all pages.
const pendingChunk: ['pendingComponent'][] = process.env.NODE_ENV === 'production' ? [['pendingComponent']] : []

// Vitest reads this file too, and must not regenerate the route tree while it runs.
const routes = tanstackRouter({
  target: 'react',
  autoCodeSplitting: true,
  // By default loaders are in the entry chunk, so every first load would include every query of the portal.
  codeSplittingOptions: {
    defaultBehavior: [['loader', 'component'], ...pendingChunk, ['errorComponent'], ['notFoundComponent']],
  },
  routesDirectory: `${root}/src/web/routes`,
  generatedRouteTree: `${root}/src/web/routeTree.gen.ts`,
})

// For the notices of a release. Workers are bundles of their own.
const packages = listPackages(`${root}/dist/web.packages.json`)

export default defineConfig({
  root: 'src/web',
  cacheDir: `${root}/.cache/vite`,
  plugins: [
    process.env.VITEST ? [] : routes,
    react(),
    preloadFonts(),
    productDocs(root, llmsTexts()),
    articleList(),
    packages,
  ],
  worker: { plugins: () => [packages] },
  // Vite's scan does not find packages in workers and virtual modules. It would bundle them when a page is already open,
  // and the page would have two copies of React until it reloads.
  optimizeDeps: { entries: ['index.html', 'features/**/*-worker.ts', '../docs/model/chunk-source.ts'] },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    // Vite's own warning is about bytes before compression. `npm run check` has the budgets.
    chunkSizeWarningLimit: 600,
    // Bundles the chunks of every page into one file instead of thirty.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'initial', tags: ['$initial'] }] } } },
  },
  test: {
    // One more than the cores, because tests often wait for a process or a timer.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    fsModuleCachePath: `${root}/.cache/vitest`,
    projects: [
      suite('unit', {
        include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/*.test.ts', 'tests/support/**/*.test.ts'],
        exclude: ['src/web/**', 'src/docs/{page,try-out,site}/**', 'src/server/**'],
        globalSetup: programsSetup,
      }),
      suite('web', {
        include: ['src/{web,docs}/**/*.test.tsx'],
        environment: 'jsdom',
        setupFiles: supportFile('page-env'),
      }),
      // Without jsdom, which takes a second to start. A .ts test that needs it says @vitest-environment jsdom at its top.
      suite('web-logic', { include: ['src/{web,docs/{page,try-out,site}}/**/*.test.ts'] }),
      // Tests of one database are excluded from the suite of the other.
      suite('server-pglite', {
        include: ['src/server/**/*.test.ts'],
        exclude: ['src/server/{backup,db}/postgres*.test.ts'],
        globalSetup: [programsSetup, embeddedSetup],
        execArgv: fewerCollections,
      }),
      suite('server-postgres', {
        include: ['src/server/**/*.test.ts'],
        exclude: [
          'src/server/db/disk-space.test.ts',
          'src/server/db/snapshots.test.ts',
          'src/server/db/prepared-statements.test.ts',
          'src/server/plugins/reverse-proxy.test.ts',
          // These ask every operation in turn. The own tests of each operation run its statements on both databases.
          'src/server/operations/review/any-sequence.test.ts',
          'src/server/operations/thread/internal-notes.test.ts',
          'src/server/plugins/{bad-input,readable-text}.test.ts',
        ],
        globalSetup: [programsSetup, supportFile('postgres-setup')],
        setupFiles: supportFile('postgres-env'),
      }),
      suite('contract', {
        include: ['tests/contract/**/*.test.ts'],
        globalSetup: [supportFile('sample-tools-setup'), embeddedSetup],
      }),
      // The sample tests of the contract suite, in the less common languages.
      suite('samples', {
        include: ['tests/contract/sample-{journey,bodies,calls,literals}.test.ts'],
        env: { SAMPLE_LANGUAGES: 'rare' },
      }),
      // Firefox and WebKit, one after the other on the same two cores.
      suite('browsers', {
        include: ['tests/browsers/**/*.test.ts'],
        globalSetup: `${root}/tests/browsers/portal-setup.ts`,
        testTimeout: 90_000,
      }),
      suite('scenarios', {
        include: ['tests/scenarios/**/*.test.ts'],
        globalSetup: [programsSetup, ...['chromium-setup', 'demo-data', 'bundled-portal'].map(supportFile)],
        testTimeout: 180_000,
      }),
    ],
  },
})

/** Without isolation a worker loads each module once. This works because tests mock no modules and reset what modules keep. */
function suite(name: string, test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration {
  const waits = { testTimeout: 20_000, hookTimeout: 60_000, expect: { poll: { timeout: waitLimitMs } } }
  return { extends: true, root, test: { name, isolate: false, ...waits, ...test } }
}
