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
  /** What is neither in the entry nor in the shared chunks of the kits. */
  ownBytes: number
  /** Which of those chunks it needs. */
  kits: (Kit | 'reference')[]
  /** Files it loads before it is shown that hold something for which nobody need wait. */
  early: string[]
}

type Kit = keyof typeof kits

const limits = { signIn: 200_000, rendered: 145_000, withoutKit: 133_000, own: 40_000 }
/** Public pages come rendered: they are read before any of this is fetched, and are no slower to show with more of it. */
const rendered = /^_public\.(?!version$)/
const routeModule = /\/src\/web\/routes\/(.+)\.tsx\?.*tsr-split=component/
const kits = {
  form: /\/src\/web\/form\/|\/node_modules\/@rjsf\//,
  table: /\/src\/web\/table\/|\/node_modules\/@tanstack\/(react-)?table/,
  chart: /\/src\/web\/chart\/|\/node_modules\/victory/,
}
/** What draws the charts is larger than any page: it is fetched once a chart is shown, in whose place the words are by then. */
const drawing = /\/node_modules\/(victory|d3-)/
/** A kit of one page, which counts as its own: only the limit of pages without a kit is not for it. */
const reference = /\/src\/web\/reference\/reference\.tsx/

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
      const beyondEntry = [...page].filter((chunk) => !entry.has(chunk))
      return {
        route,
        bytes: total(page),
        ownBytes: total(beyondEntry.filter((chunk) => !kitOf(chunk))),
        kits: [
          ...new Set(beyondEntry.flatMap((chunk) => kitOf(chunk) ?? (holds(chunk, reference) ? 'reference' : []))),
        ],
        early: [...page].filter((chunk) => holds(chunk, drawing)).map(({ fileName }) => fileName),
      }
    })
    .sort((a, b) => b.bytes - a.bytes)
}

/** Sentences about what is too large; none when the page keeps to its budget. */
export function overBudget({ route, bytes, ownBytes, kits, early }: Page): string[] {
  const excess = (what: string, size: number, limit: number) =>
    size > limit ? [`${route}: ${what} is ${size} bytes of brotli, at most ${limit} are allowed`] : []
  const plain = excess('a page without a kit', bytes, limits.withoutKit)
  return [
    ...(/(^|\.)signin$/.test(route) ? excess('the whole sign-in page', bytes, limits.signIn) : []),
    ...(kits.length > 0 ? [] : rendered.test(route) ? excess('a rendered page', bytes, limits.rendered) : plain),
    ...excess('what the route brings along', ownBytes, limits.own),
    ...early.map((file) => `${route}: ${file} holds the drawing of charts and is imported statically; load it lazily`),
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

// A piece of a kit that the build put into a screen's own chunk is the screen's.
function kitOf(chunk: Chunk): Kit | undefined {
  if (holds(chunk, /\/src\/web\/(routes|features)\//)) return undefined
  if (holds(chunk, kits.form)) return 'form'
  if (holds(chunk, kits.chart)) return 'chart'
  return holds(chunk, kits.table) ? 'table' : undefined
}

function holds({ modules }: Chunk, pattern: RegExp): boolean {
  return modules.some((id) => pattern.test(id))
}

function total(chunks: Iterable<Chunk>): number {
  return [...chunks].reduce((bytes, chunk) => bytes + chunk.bytes, 0)
}
