import { type Kind, onBothDatabases, type PlaceOf } from './both-databases.ts'
import { bestLoads, describeLoad, type Load } from './load.ts'
import { withServers } from './server-process.ts'

const sizes = [10, 1000, 100_000]

/** Compares GET /portal/projects with a bare route, and databases of three sizes with each other. */
export async function benchListProjects(): Promise<void> {
  await onBothDatabases(benchOn)
}

async function benchOn(name: Kind, placeOf: PlaceOf): Promise<void> {
  const starts = await Promise.all(
    sizes
      .map(String)
      .map(async (size) => ['portal-server.ts', { ...(await placeOf(size)), BENCH_PROJECTS: size }] as const),
  )
  const loads = await withServers([['bare-server.ts', {}], ...starts], bestLoads)
  report(name, loads)
}

function report(name: string, [bare, ...lists]: Load[]): void {
  if (!bare) return
  console.log(describeLoad('bare Fastify route', bare))
  for (const [index, list] of lists.entries()) {
    const ratio = bare.requestsPerSecond / list.requestsPerSecond
    console.log(`${describeLoad(`${name}, ${sizes[index]} projects`, list)}; ${ratio.toFixed(1)} times the bare route`)
  }
  const rates = lists.map(({ requestsPerSecond }) => requestsPerSecond)
  const growth = Math.max(...rates) / Math.min(...rates)
  console.log(`${name}: the slowest size takes ${growth.toFixed(2)} times as long as the fastest (up to 1.5 is flat)`)
}
