/**
 * The layers and the imports that each of them forbids. The generator writes this table as lint rules for biome.json.
 * tests/repository.test.ts checks every import.
 */
interface Layer {
  /** Folders and files from the root. */
  paths: string[]
  /** Paths from the root, and packages. */
  closedTo: string[]
  because: string
  /** Tests in the layer may import from `closedTo`. */
  testsAreFree?: true
}

const frameworks = ['node:', 'fastify', 'react', 'react-dom', 'drizzle-orm']
/** Closed to every folder of the web. The linter reads the last rule of a file only, so each one repeats them. */
const besideWeb = ['src/server/', 'src/docs/compiler/', 'src/docs/site/', 'node:']
const web = (...names: string[]) => names.map((name) => `src/web/${name}/`)

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

/** The server reads the index of the documentation, and needs src/docs/model for it. */
const docsOfPages = ['compiler', 'page', 'try-out', 'site'].map((name) => `src/docs/${name}/`)

function serverRules(): Layer[] {
  return serverLayers.flatMap((layer, at) => {
    const above = serverLayers.slice(0, at).flat()
    return layer.map((entry): Layer => {
      const closed = [...above, ...layer.filter((other) => other !== entry)]
      return {
        paths: [`src/server/${entry}`],
        closedTo: ['src/web/', ...docsOfPages, ...closed.map((name) => `src/server/${name}`)],
        because: `${entry} imports only from the layers of the server below it: see scripts/generate/layers.ts.`,
        testsAreFree: true,
      }
    })
  })
}

export const layers: Layer[] = [
  {
    paths: ['src/domain/'],
    closedTo: ['src/simulator/', 'src/docs/', 'src/server/', 'src/web/', ...frameworks],
    because: 'domain/ is pure: it runs in the browser and on the server, below every other folder.',
  },
  {
    paths: ['src/simulator/'],
    closedTo: ['src/docs/', 'src/server/', 'src/web/', ...frameworks],
    because: 'simulator/ is pure: no React, Fastify, DOM or Node, and below docs, server and web.',
  },
  ...serverRules(),
  {
    paths: ['src/web/'],
    closedTo: besideWeb,
    because: 'The browser has neither the server nor Node. Only the build compiles docs and writes sites.',
  },
  {
    paths: ['src/web/theme/'],
    closedTo: [...besideWeb, ...web('ui', 'api', 'stores', 'form', 'table', 'chart', 'entities', 'features', 'routes')],
    because: 'theme/ imports no other folder of the web.',
  },
  {
    paths: ['src/web/ui/'],
    closedTo: [
      ...besideWeb,
      'src/generated/',
      'src/domain/',
      'src/simulator/',
      ...web('api', 'stores', 'form', 'table', 'chart', 'entities', 'features', 'routes'),
      '@tanstack/react-router',
      '@tanstack/react-query',
    ],
    because: 'ui/ imports only theme/: no data, no router and no query.',
  },
  {
    paths: ['src/web/api/'],
    closedTo: [
      ...besideWeb,
      ...web('theme', 'ui', 'stores', 'form', 'table', 'chart', 'entities', 'features', 'routes'),
    ],
    because: 'api/ is below the screens, their kits and the stores.',
  },
  {
    paths: web('form', 'table', 'chart', 'stores'),
    closedTo: [...besideWeb, ...web('entities', 'features', 'routes')],
    because: 'form, table, chart and stores are below entities, features and routes.',
  },
  {
    paths: web('entities'),
    closedTo: [...besideWeb, ...web('features', 'routes')],
    because: 'entities/ is below features and routes.',
  },
  {
    paths: web('features'),
    closedTo: [...besideWeb, ...web('routes'), '#web/features/', '../'],
    because:
      "A feature imports its own files as './name.ts', and never another feature: move shared code to entities/.",
  },
  {
    paths: ['src/docs/'],
    closedTo: ['src/server/', 'src/web/', '@chakra-ui', '@emotion'],
    because: 'docs/ knows neither the server nor the portal nor Chakra: it makes pages of any OpenAPI file.',
    testsAreFree: true,
  },
  {
    paths: ['src/docs/model/'],
    closedTo: [
      'src/server/',
      'src/generated/',
      'src/web/',
      'src/simulator/',
      ...['compiler', 'page', 'try-out', 'site'].map((name) => `src/docs/${name}/`),
      'node:',
      'react',
      'zustand',
      '@chakra-ui',
      '@emotion',
    ],
    because: 'docs/model is what compiler, page and TRY OUT share: types and pure functions.',
  },
  {
    paths: ['src/docs/page/'],
    closedTo: [
      'src/server/',
      'src/generated/',
      'src/web/',
      'src/docs/try-out/',
      'node:',
      '@chakra-ui',
      '@emotion',
      'zustand',
    ],
    because: 'docs/page is React and plain CSS; TRY OUT and the simulator load only when they are opened.',
  },
]

const fromTests = { group: ['#tests/**', '**/tests/support/**'], message: 'Only tests import from tests/.' }

/** The layers as a configuration of Biome. A later override replaces an earlier one for the same file. */
export function writeLintedLayers(): string {
  const overrides = layers.map(({ paths, closedTo, because }) => ({
    includes: paths.map((path) => (path.endsWith('/') ? `${path}**` : path)),
    linter: {
      rules: {
        style: {
          noRestrictedImports: {
            level: 'error',
            options: { patterns: [{ group: closedTo.flatMap(toPatterns), message: because }, fromTests] },
          },
        },
      },
    },
  }))
  return `${JSON.stringify({ overrides }, null, 2)}\n`
}

function toPatterns(closed: string): string[] {
  const ours = closed.replace(/^src\//, '#')
  if (closed.startsWith('src/') && closed.endsWith('/')) return [`${ours}**`]
  if (closed.startsWith('src/')) return [ours]
  if (closed.endsWith('/')) return [`${closed}**`]
  if (closed.endsWith(':')) return [`${closed}*`]
  return [closed, `${closed}/**`]
}
