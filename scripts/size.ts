import { brotliCompressSync } from 'node:zlib'
import { build, type Plugin, type Rolldown } from 'vite'
import { budgets, type Chunk, measure, overBudget, ownBudget, type Page } from './size/pages.ts'

const limits = [...budgets, { kind: "a route's own code", bytes: ownBudget }]
const usage = `usage: npm run check -- size

Builds the web side in memory, adds up the JavaScript that every route needs to show its page (brotli) and compares it with the
budgets: ${limits.map(({ kind, bytes }) => `${kind} ${bytes / 1000} kB`).join(', ')}.

Parts that load after the page are not counted, such as the dialogs and toasts over every page, the bell and charts.`

async function chunksOfTheBuild(): Promise<Chunk[]> {
  const awaited = new Map<string, readonly string[]>()
  const plugins = [findAwaited(awaited)]
  const result = await build({ configLoader: 'native', logLevel: 'error', build: { write: false }, plugins })
  const outputs = Array.isArray(result) ? result : [result]
  const chunks = outputs
    .flatMap((bundle) => ('output' in bundle ? bundle.output : []))
    .filter((file): file is Rolldown.OutputChunk => file.type === 'chunk')
  const fileOf = new Map(chunks.flatMap(({ moduleIds, fileName }) => moduleIds.map((id) => [id, fileName] as const)))
  return chunks.map((chunk) => ({
    fileName: chunk.fileName,
    isEntry: chunk.isEntry,
    imports: chunk.imports,
    awaited: chunk.moduleIds.flatMap((id) => awaited.get(id) ?? []).flatMap((id) => fileOf.get(id) ?? []),
    modules: chunk.moduleIds,
    bytes: brotliCompressSync(chunk.code).length,
  }))
}

/** Finds what modules import by lazyRouteComponent: unlike other lazy components, a loader preloads one of these. */
function findAwaited(awaited: Map<string, readonly string[]>): Plugin {
  return {
    name: 'find-awaited',
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const module = this.getModuleInfo(id)
        if (module?.code?.includes('lazyRouteComponent(')) awaited.set(id, module.dynamicallyImportedIds)
      }
    },
  }
}

function stopWithOneLine(error: Error): never {
  console.error(`The web side does not build (run npx vite build for details): ${error.message.slice(0, 500)}`)
  process.exit(1)
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1).padStart(6)} kB`

function describe({ route, bytes, ownBytes }: Page): string {
  return `${kB(bytes)} whole page, ${kB(ownBytes)} own code  ${route}`
}

if (process.argv.includes('--help')) {
  console.log(usage)
} else {
  const pages = measure(await chunksOfTheBuild().catch(stopWithOneLine))
  for (const page of pages) console.log(describe(page))
  const excess = pages.flatMap(overBudget)
  for (const message of excess) console.error(message)
  if (pages.length === 0) console.error('No route found in the build: scripts/size/pages.ts looks for src/web/routes')
  process.exitCode = excess.length > 0 || pages.length === 0 ? 1 : 0
}
