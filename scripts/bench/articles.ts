import { type Kind, onBothDatabases, type PlaceOf } from './both-databases.ts'
import { bestLoads, describeLoad, type Load } from './load.ts'
import { withServers } from './server-process.ts'

const sizes = [100, 10_000]
const queries = [
  { name: 'a word of twenty articles', keyword: 'lighthouse' },
  { name: 'two words of most articles', keyword: 'charge number' },
]

/** Compares GET /portal/resources/search with a bare route, and with itself over a hundred times the articles. */
export async function benchArticles(): Promise<void> {
  await onBothDatabases(benchOn)
}

async function benchOn(database: Kind, placeOf: PlaceOf): Promise<void> {
  const starts = await Promise.all(
    sizes
      .map(String)
      .map(async (size) => ['articles-server.ts', { ...(await placeOf(size)), BENCH_ARTICLES: size }] as const),
  )
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
  for (const [index, load] of [few, many].entries()) {
    const ratio = bare.requestsPerSecond / load.requestsPerSecond
    console.log(`  ${describeLoad(`${sizes[index]} articles`, load)}; ${ratio.toFixed(1)} times the bare route`)
  }
  console.log(
    `  a search over a hundred times the articles takes ${(few.requestsPerSecond / many.requestsPerSecond).toFixed(2)} times as long`,
  )
}
