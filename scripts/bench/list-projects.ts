import { type DatabaseVariables, onBothDatabases } from './both-databases.ts'
import { bestLoads, describeLoad, type Load } from './load.ts'
import { type ServerProcess, startServer } from './server-process.ts'

const sizes = [10, 1000, 100_000]
type Print = (line: string) => void

/** Compares GET /portal/projects with a bare route, and databases of three sizes with each other. */
export async function benchListProjects(print: Print): Promise<void> {
  await onBothDatabases(sizes.map(String), (kind, placeOf) => benchOn(kind, placeOf, print))
}

async function benchOn(name: string, placeOf: (name: string) => DatabaseVariables, print: Print): Promise<void> {
  const servers: ServerProcess[] = []
  try {
    servers.push(await startServer('bare-server.ts'))
    for (const size of sizes) {
      servers.push(await startServer('portal-server.ts', { ...placeOf(String(size)), BENCH_PROJECTS: String(size) }))
    }
    report(name, await bestLoads(servers.map(({ target }) => target)), print)
  } finally {
    for (const server of servers) await server.stop()
  }
}

function report(name: string, [bare, ...lists]: Load[], print: Print): void {
  if (!bare) return
  print(describeLoad('bare Fastify route', bare))
  for (const [index, list] of lists.entries()) {
    const ratio = bare.requestsPerSecond / list.requestsPerSecond
    print(`${describeLoad(`${name}, ${sizes[index]} projects`, list)}; ${ratio.toFixed(1)} times the bare route`)
  }
  const rates = lists.map(({ requestsPerSecond }) => requestsPerSecond)
  const growth = Math.max(...rates) / Math.min(...rates)
  print(`${name}: the slowest size takes ${growth.toFixed(2)} times as long as the fastest (up to 1.5 is flat)`)
}
