/** One JavaScript file of the build. */
export interface Chunk {
  fileName: string
  isEntry: boolean
  /** File names of the chunks it imports statically. */
  imports: readonly string[]
  /** File names of the chunks of which a loader awaits one. */
  awaited: readonly string[]
  /** Absolute paths of its modules. */
  modules: readonly string[]
  bytes: number
}

/** The JavaScript that a browser loads before it can render one route. */
export interface Page {
  route: string
  bytes: number
  /** Excludes the entry and the chunks of forms, tables, charts and Chakra's components, which signed-in pages share. */
  ownBytes: number
}

export const budgets: { kind: string; routes: RegExp; bytes: number }[] = [
  { kind: 'a page with a form', routes: /^_auth\.|^_public\.\[_\]contact$/, bytes: 250_000 },
  { kind: 'a public page', routes: /^_public\./, bytes: 165_000 },
  { kind: 'a signed-in page', routes: /^_authed\./, bytes: 300_000 },
]
export const ownBudget = 50_000

const routeModule = /\/src\/web\/routes\/(.+)\.tsx\?.*tsr-split=component/
const shared =
  /\/src\/web\/(form|table|chart)\/|\/node_modules\/(@rjsf|ajv|@tanstack\/(react-)?table|@chakra-ui|@ark-ui|@zag-js|@floating-ui)/
const screen = /\/src\/web\/(routes|features)\//

/** Adds up the entry, layouts and route of every page, each chunk once. */
export function measure(chunks: readonly Chunk[]): Page[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const entries = chunks.filter(({ isEntry }) => isEntry)
  const entry = closure(
    entries.map(({ fileName }) => fileName),
    byName,
  )
  const fileOf = new Map(chunks.flatMap((chunk) => routesIn(chunk).map((route) => [route, chunk.fileName] as const)))
  return [...fileOf.keys()]
    .filter((route) => !isLayout(route))
    .map((route) => {
      const layouts = [...fileOf.keys()].filter((other) => other === '__root' || route.startsWith(`${other}.`))
      const parts = [...layouts, route].flatMap((name) => fileOf.get(name) ?? [])
      const page = withAwaited(entry.union(closure(parts, byName)), entry, byName)
      const own = [...page].filter((chunk) => !entry.has(chunk) && !isShared(chunk))
      return { route, bytes: total(page), ownBytes: total(own) }
    })
    .sort((a, b) => b.bytes - a.bytes)
}

/** One sentence per budget that the page exceeds. */
export function overBudget({ route, bytes, ownBytes }: Page): string[] {
  const excess = (part: string, size: number, limit: number) =>
    size > limit ? [`${route}: ${part} is ${size} bytes of brotli, at most ${limit} are allowed`] : []
  const budget = budgets.find(({ routes }) => routes.test(route))
  return [
    ...(budget ? excess(budget.kind, bytes, budget.bytes) : [`${route}: scripts/size/pages.ts has no budget for it`]),
    ...excess("the route's own code", ownBytes, ownBudget),
  ]
}

// Route files nest by folder or by dot. Written with dots only, the name of a layout is a prefix of its pages' names.
function routesIn({ modules }: Chunk): string[] {
  return modules.flatMap((id) => routeModule.exec(id)?.[1]?.replaceAll('/', '.') ?? [])
}

function isLayout(route: string): boolean {
  return /(^|\.)_[^.]*$/.test(route)
}

function closure(names: readonly string[], byName: ReadonlyMap<string, Chunk>): Set<Chunk> {
  const seen = new Set<Chunk>()
  const visit = (name: string) => {
    const chunk = byName.get(name)
    if (!chunk || seen.has(chunk)) return
    seen.add(chunk)
    chunk.imports.forEach(visit)
  }
  names.forEach(visit)
  return seen
}

/** With the largest of the chunks that each chunk of the page may await. Those of the entry are the routes themselves. */
function withAwaited(page: Set<Chunk>, entry: Set<Chunk>, byName: ReadonlyMap<string, Chunk>): Set<Chunk> {
  return [...page.difference(entry)].reduce((loaded, { awaited }) => {
    const choices = awaited.map((name) => loaded.union(closure([name], byName)))
    return choices.sort((a, b) => total(b) - total(a))[0] ?? loaded
  }, page)
}

function isShared({ modules }: Chunk): boolean {
  return modules.some((id) => shared.test(id)) && !modules.some((id) => screen.test(id))
}

function total(chunks: Iterable<Chunk>): number {
  return [...chunks].reduce((bytes, chunk) => bytes + chunk.bytes, 0)
}
