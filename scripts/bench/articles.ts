import { type DatabaseVariables, onBothDatabases } from './both-databases.ts'
import { bestLoads, type Load } from './load.ts'
import { withServers } from './server-process.ts'

const sizes = [100, 10_000]
const queries = [
  { name: 'a word of twenty articles', keyword: 'lighthouse' },
  { name: 'two words of most articles', keyword: 'charge number' },
]

/** Compares GET /portal/resources/search with a bare route, and with itself over a hundred times the articles. */
export async function benchArticles(): Promise<void> {
  await onBothDatabases(sizes.map(String), (kind, placeOf) => benchOn(kind, placeOf))
}

async function benchOn(database: string, placeOf: (name: string) => DatabaseVariables): Promise<void> {
  const portals = sizes.map(String).map((size) => ({ ...placeOf(size), BENCH_ARTICLES: size }))
  const starts = portals.map((environment) => ['articles-server.ts', environment] as const)
  await withServers([['bare-server.ts', {}], ...starts], async ([bare, ...searches]) => {
    for (const { name, keyword } of queries) {
      const targets = searches.map((target) => ({ ...target, url: target.url + encodeURIComponent(keyword) }))
      report(`${database}, ${name}`, await bestLoads(bare ? [bare, ...targets] : []))
    }
  })
}

function report(title: string, [bare, few, many]: Load[]): void {
  if (!bare || !few || !many) return
  console.log(title)
  for (const [size, { requestsPerSecond, medianMs, p99Ms }] of [
    [sizes[0], few],
    [sizes[1], many],
  ] as const) {
    const ratio = bare.requestsPerSecond / requestsPerSecond
    const rate = Math.round(requestsPerSecond)
    console.log(
      `  ${String(size).padStart(6)} articles ${String(rate).padStart(6)} searches/s, median ${medianMs} ms, p99 ${p99Ms} ms; ${ratio.toFixed(1)} times the bare route`,
    )
  }
  console.log(
    `  a search over a hundred times the articles takes ${(few.requestsPerSecond / many.requestsPerSecond).toFixed(2)} times as long`,
  )
}
