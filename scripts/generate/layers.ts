/**
 * The layers and the imports that each of them forbids. The generator writes this table as lint rules for biome.json.
 * tests/layers.test.ts checks every import, and that every file of src is in a layer.
 */
interface Layer {
  /** Folders and files from the root. */
  paths: string[]
  /** Paths from the root, and packages. */
  closedTo: string[]
  /** Paths in a closed folder that the layer may import. */
  openTo?: string[]
  /** The layer imports no other package, and no module of Node. */
  onlyPackages?: string[]
  because: string
  /** Tests in the layer may import from `closedTo`. */
  testsAreFree?: true
  /** Paths of `closedTo` that tests in the layer may import. */
  openToTests?: string[]
}

type Details = Record<string, Partial<Layer>>

/** Scripts and tools import src, never the reverse. */
const aboveSource = ['scripts/', 'codegen.config.ts', 'vite.config.ts', 'drizzle.config.ts']

/** Top to bottom. An entry imports only from the rows below it. */
const serverLayers = [
  ['main.ts', 'portal.ts'],
  ['portal-commands.ts'],
  ['serve.ts'],
  ['app.ts', 'demo/', 'commands/', 'listen.ts'],
  ['agents/'],
  ['operations/', 'gateway/', 'jobs/'],
  ['plugins/'],
  ['dependencies.ts', 'product-tests/', 'documents/', 'articles/'],
  ['review/', 'backup/', 'impact/'],
  ['identity/', 'call-log/'],
  ['operation.ts'],
  ['notifications/', 'outside/'],
  ['mail/', 'presenters/', 'background-jobs.ts', 'subscriber-key.ts'],
  ['repositories/', 'clock.ts'],
  ['db/'],
  ['demo-accounts.ts', 'operators.ts', 'network.ts'],
  ['config.ts', 'describe-error.ts'],
  ['secret-settings.ts', 'staff-sign-in-settings.ts', 'try-out-settings.ts', 'mail-settings.ts'],
  ['address-settings.ts'],
  ['config-error.ts'],
  ['telemetry/', 'cleanup-on-signal.ts'],
]

const webLayers = [
  ['main.tsx', 'prerender.tsx'],
  ['application.tsx', 'page-descriptions.ts'],
  ['router.ts'],
  ['routeTree.gen.ts'],
  ['routes/'],
  ['features/'],
  ['entities/'],
  ['form/', 'table/', 'chart/'],
  ['stores/'],
  ['api/', 'ui/'],
  ['theme/', 'virtual.d.ts'],
]

const webDetails: Details = {
  'routes/': { openToTests: ['src/web/router.ts', 'src/web/routeTree.gen.ts'] },
  'features/': {
    closedTo: ['#web/features/', '../'],
    because:
      "A feature imports its own files as './name.ts', and never another feature: move shared code to entities/.",
    openToTests: ['src/web/routeTree.gen.ts'],
  },
  'api/': {
    closedTo: ['src/web/theme/'],
    because: 'api/ is below the screens, their kits and the stores, and knows no style.',
  },
  'ui/': {
    closedTo: [
      'src/generated/',
      'src/domain/',
      'src/simulator/',
      'src/docs/',
      '@tanstack/react-router',
      '@tanstack/react-query',
    ],
    // The portal and the documentation show these alike.
    openTo: [
      'src/docs/page/badges.tsx',
      'src/docs/page/theme/color-mode.ts',
      'src/docs/page/use-copy.ts',
      'src/docs/model/field-control.ts',
    ],
    because: 'ui/ imports only theme/ and four files of docs/ that layers.ts names: no data, no router and no query.',
  },
  'theme/': {
    closedTo: ['src/generated/', 'src/domain/', 'src/simulator/', 'src/docs/'],
    openTo: ['src/docs/page/theme/semantic-tokens.ts', 'src/docs/page/theme/tokens.ts'],
    because: 'theme/ imports only the colours and sizes that the portal shares with the documentation.',
  },
}

const docsLayers = [['compiler/', 'site/'], ['try-out/'], ['page/'], ['model/']]

const docsDetails: Details = {
  'compiler/': {
    closedTo: ['src/docs/try-out/'],
    because: 'docs/compiler runs in the build. It imports the anchors, sections and colours of page/, and no TRY OUT.',
    testsAreFree: true,
  },
  'site/': { closedTo: ['node:'], because: 'docs/site runs in the browser, and reads what the compiler has prepared.' },
  'try-out/': {
    closedTo: ['node:'],
    because: 'docs/try-out runs in the browser, on pages of the portal and of sites.',
  },
  'page/': {
    closedTo: ['src/simulator/', 'node:', 'zustand'],
    because: 'docs/page is React and plain CSS; TRY OUT and the simulator load only when they are opened.',
  },
  'model/': {
    closedTo: ['src/simulator/'],
    onlyPackages: [],
    because: 'docs/model is what compiler, page and TRY OUT share: types and pure functions.',
  },
}

/** The server reads the index of the documentation, and needs src/docs/model for it. */
const docsOfPages = ['compiler', 'page', 'try-out', 'site'].map((name) => `src/docs/${name}/`)

/** Each entry is a layer of its own, because the linter reads only the last rule of a file. */
function layersOf(root: string, rows: string[][], common: Partial<Layer>, details: Details = {}): Layer[] {
  return rows.flatMap((row, at) => {
    const above = rows.slice(0, at).flat()
    return row.map((entry): Layer => {
      const closed = [...above, ...row.filter((other) => other !== entry)].map((name) => `${root}${name}`)
      const because = `${entry} imports only from the layers of ${root} below it: see scripts/generate/layers.ts.`
      return {
        ...common,
        ...details[entry],
        because: [details[entry]?.because ?? because, common.because ?? []].flat().join(' '),
        paths: [`${root}${entry}`],
        closedTo: [...aboveSource, ...(common.closedTo ?? []), ...closed, ...(details[entry]?.closedTo ?? [])],
      }
    })
  })
}

export const layers: Layer[] = [
  {
    paths: ['src/generated/'],
    closedTo: [...aboveSource, 'src/simulator/', 'src/docs/', 'src/server/', 'src/web/'],
    openTo: ['src/web/api/http.ts'],
    because: 'Generated code is below every other folder. Its clients call the edge of the web.',
  },
  {
    paths: ['src/domain/'],
    closedTo: [...aboveSource, 'src/simulator/', 'src/docs/', 'src/server/', 'src/web/'],
    onlyPackages: ['ipaddr.js'],
    because: 'domain/ is pure: it runs in the browser and on the server, below every other folder.',
  },
  {
    paths: ['src/simulator/'],
    closedTo: [...aboveSource, 'src/docs/', 'src/server/', 'src/web/'],
    onlyPackages: [],
    because: 'simulator/ is pure: no React, Fastify, DOM or Node, and below docs, server and web.',
  },
  ...layersOf('src/server/', serverLayers, { closedTo: ['src/web/', ...docsOfPages], testsAreFree: true }),
  ...layersOf(
    'src/web/',
    webLayers,
    {
      closedTo: ['src/server/', 'src/docs/compiler/', 'src/docs/site/', 'node:'],
      because: 'The browser has neither the server nor Node. Only the build compiles docs and writes sites.',
    },
    webDetails,
  ),
  ...layersOf(
    'src/docs/',
    docsLayers,
    {
      closedTo: ['src/server/', 'src/generated/', 'src/web/', '@chakra-ui', '@emotion'],
      because: 'docs/ knows neither the server nor the portal nor Chakra: it makes pages of any OpenAPI file.',
    },
    docsDetails,
  ),
]

const fromTests = { group: ['#tests/**', '**/tests/support/**'], message: 'Only tests import from tests/.' }

/** The layers as a configuration of Biome. A later override replaces an earlier one for the same file. */
export function writeLintedLayers(): string {
  const overrides = layers.map((layer) => ({
    includes: layer.paths.map((path) => (path.endsWith('/') ? `${path}**` : path)),
    linter: {
      rules: {
        style: { noRestrictedImports: { level: 'error', options: { patterns: [...patternsOf(layer), fromTests] } } },
      },
    },
  }))
  return `${JSON.stringify({ overrides }, null, 2)}\n`
}

function patternsOf({ closedTo, openTo = [], onlyPackages, because: message }: Layer) {
  const open = openTo.flatMap(toPatterns).map((pattern) => `!${pattern}`)
  const closed = { group: [...closedTo.flatMap(toPatterns), ...open], message }
  if (!onlyPackages) return [closed]
  const own = ['#*/**', './**', '../**', ...onlyPackages]
  return [closed, { group: ['**', ...own.map((pattern) => `!${pattern}`)], message }]
}

function toPatterns(closed: string): string[] {
  const ours = closed.replace(/^src\//, '#')
  if (closed.startsWith('src/') && closed.endsWith('/')) return [`${ours}**`]
  if (closed.startsWith('src/')) return [ours]
  // No alias leads to these.
  if (aboveSource.includes(closed)) return [closed.endsWith('/') ? `**/${closed}**` : `**/${closed}`]
  if (closed.endsWith('/')) return [`${closed}**`]
  if (closed.endsWith(':')) return [`${closed}*`]
  return [closed, `${closed}/**`]
}
