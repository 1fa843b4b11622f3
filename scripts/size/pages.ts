/** One JavaScript file of the build. */
export interface Chunk {
  fileName: string
  isEntry: boolean
  /** File names of the chunks it imports statically. */
  imports: readonly string[]
  /** Absolute paths of the modules inside. */
  modules: readonly string[]
  bytes: number
}

/** What the browser loads before it can show one route. */
export interface Page {
  route: string
  bytes: number
  /** What neither the entry nor the shared form, table and chart chunks hold. */
  ownBytes: number
  hasForm: boolean
}

const limits = { signIn: 200_000, withoutForm: 130_000, own: 40_000 }
const routeModule = /\/src\/web\/routes\/(.+)\.tsx\?.*tsr-split=component/
const formModule = /\/src\/web\/form\/|\/node_modules\/@rjsf\//
const sharedKit = /\/src\/web\/(form|table|chart)\/|\/node_modules\/(@rjsf|@tanstack\/(react-)?table|victory)/

/** Adds up entry, layouts and route of every page, each chunk once. */
export function measure(chunks: readonly Chunk[]): Page[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const entry = closure(
    chunks.filter(({ isEntry }) => isEntry),
    byName,
  )
  const chunkOf = new Map(chunks.flatMap((chunk) => routesIn(chunk).map((route) => [route, chunk] as const)))

  return [...chunkOf.keys()]
    .filter((route) => !isLayout(route))
    .map((route) => {
      const layouts = [...chunkOf.keys()].filter((other) => other === '__root' || route.startsWith(`${other}.`))
      const parts = [...layouts, route].flatMap((name) => chunkOf.get(name) ?? [])
      const page = new Set([...entry, ...closure(parts, byName)])
      const own = [...page].filter((chunk) => !entry.has(chunk) && !holds(chunk, sharedKit))
      return {
        route,
        bytes: total(page),
        ownBytes: total(own),
        hasForm: [...page].some((chunk) => holds(chunk, formModule)),
      }
    })
    .sort((a, b) => b.bytes - a.bytes)
}

/** Sentences about what is too large; none when the page keeps to its budget. */
export function overBudget({ route, bytes, ownBytes, hasForm }: Page): string[] {
  const excess = (what: string, size: number, limit: number) =>
    size > limit ? [`${route}: ${what} is ${size} bytes of brotli, at most ${limit} are allowed`] : []
  return [
    ...(/(^|\.)signin$/.test(route) ? excess('the whole sign-in page', bytes, limits.signIn) : []),
    ...(hasForm ? [] : excess('a page without a form', bytes, limits.withoutForm)),
    ...excess('what the route brings along', ownBytes, limits.own),
  ]
}

// Route files nest by folder or by dot; with dots alone, a layout's name is the beginning of its pages' names.
function routesIn({ modules }: Chunk): string[] {
  return modules.flatMap((id) => routeModule.exec(id)?.[1]?.replaceAll('/', '.') ?? [])
}

function isLayout(route: string): boolean {
  return /(^|\.)_[^.]*$/.test(route)
}

function closure(from: readonly Chunk[], byName: ReadonlyMap<string, Chunk>): Set<Chunk> {
  const seen = new Set<Chunk>()
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || seen.has(chunk)) return
    seen.add(chunk)
    for (const name of chunk.imports) visit(byName.get(name))
  }
  for (const chunk of from) visit(chunk)
  return seen
}

function holds({ modules }: Chunk, pattern: RegExp): boolean {
  return modules.some((id) => pattern.test(id))
}

function total(chunks: Iterable<Chunk>): number {
  return [...chunks].reduce((bytes, chunk) => bytes + chunk.bytes, 0)
}
