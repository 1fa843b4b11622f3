import { type DatabaseVariables, onBothDatabases } from './both-databases.ts'
import { bestLoads, type Load } from './load.ts'
import { type ServerProcess, startServer } from './server-process.ts'

const sizes = [100, 10_000]
const queries = [
  { name: 'a word of twenty articles', keyword: 'lighthouse' },
  { name: 'two words of most articles', keyword: 'charge number' },
]
type Print = (line: string) => void

/** Compares GET /portal/resources/search with a bare route, and with itself over a hundred times the articles. */
export async function benchArticles(print: Print): Promise<void> {
  await onBothDatabases(sizes.map(String), (kind, placeOf) => benchOn(kind, placeOf, print))
}

async function benchOn(database: string, placeOf: (name: string) => DatabaseVariables, print: Print): Promise<void> {
  const servers: ServerProcess[] = []
  try {
    const bare = await startServer('bare-server.ts')
    servers.push(bare)
    for (const size of sizes) {
      servers.push(await startServer('articles-server.ts', { ...placeOf(String(size)), BENCH_ARTICLES: String(size) }))
    }
    for (const { name, keyword } of queries) {
      const searches = servers
        .slice(1)
        .map(({ target }) => ({ ...target, url: target.url + encodeURIComponent(keyword) }))
      report(`${database}, ${name}`, await bestLoads([bare.target, ...searches]), print)
    }
  } finally {
    for (const server of servers) await server.stop()
  }
}

function report(title: string, [bare, few, many]: Load[], print: Print): void {
  if (!bare || !few || !many) return
  print(title)
  for (const [size, { requestsPerSecond, medianMs, p99Ms }] of [
    [sizes[0], few],
    [sizes[1], many],
  ] as const) {
    const ratio = bare.requestsPerSecond / requestsPerSecond
    const rate = Math.round(requestsPerSecond)
    print(
      `  ${String(size).padStart(6)} articles ${String(rate).padStart(6)} searches/s, median ${medianMs} ms, p99 ${p99Ms} ms; ${ratio.toFixed(1)} times the bare route`,
    )
  }
  print(
    `  a search over a hundred times the articles takes ${(few.requestsPerSecond / many.requestsPerSecond).toFixed(2)} times as long`,
  )
}
