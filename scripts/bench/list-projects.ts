import { type DatabaseVariables, onBothDatabases } from './both-databases.ts'
import { bestLoads, describeLoad, type Load } from './load.ts'
import { withServers } from './server-process.ts'

const sizes = [10, 1000, 100_000]

/** Compares GET /portal/projects with a bare route, and databases of three sizes with each other. */
export async function benchListProjects(): Promise<void> {
  await onBothDatabases(sizes.map(String), (kind, placeOf) => benchOn(kind, placeOf))
}

async function benchOn(name: string, placeOf: (name: string) => DatabaseVariables): Promise<void> {
  const portals = sizes.map(String).map((size) => ({ ...placeOf(size), BENCH_PROJECTS: size }))
  const loads = await withServers(
    [['bare-server.ts', {}], ...portals.map((environment) => ['portal-server.ts', environment] as const)],
    bestLoads,
  )
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
