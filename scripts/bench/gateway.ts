import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../tests/support/postgres.ts'
import { createDatabase, type DatabaseVariables } from './both-databases.ts'
import { bestLoads, describeLoad, type Load } from './load.ts'
import { type ServerProcess, startServer } from './server-process.ts'

const gateways = [
  { name: 'sandbox, PGlite', environment: 'sandbox', isEmbedded: true },
  { name: 'live, PGlite', environment: 'live', isEmbedded: true },
  { name: 'sandbox, PostgreSQL', environment: 'sandbox', isEmbedded: false },
  { name: 'live, PostgreSQL', environment: 'live', isEmbedded: false },
]

/** Compares charges to the sandbox and the live gateway with a bare route and with each other. */
export async function benchGateway(print: (line: string) => void): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'))
  const postgres = await startPostgres()
  const servers: ServerProcess[] = []
  try {
    servers.push(await startServer('bare-server.ts', { BENCH_ROUTE: 'charge' }))
    for (const { environment, isEmbedded } of gateways) {
      const place: DatabaseVariables = isEmbedded
        ? { DATA_DIR: join(folder, environment) }
        : { DATABASE_URL: await createDatabase(postgres.url, environment) }
      servers.push(await startServer('gateway-server.ts', { ...place, BENCH_ENVIRONMENT: environment }))
    }
    report(await bestLoads(servers.map(({ target }) => target)), print)
  } finally {
    for (const server of servers) await server.stop()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Compares each live load with the sandbox load before it, which has the same database. */
function report([bare, ...loads]: Load[], print: (line: string) => void): void {
  if (!bare) return
  print(describeLoad('bare Fastify route', bare))
  for (const [index, load] of loads.entries()) {
    const { name = '', environment } = gateways[index] ?? {}
    const sandbox = environment === 'live' ? loads[index - 1] : undefined
    const against = sandbox ? `, ${ratio(sandbox, load)} times the sandbox` : ''
    print(`${describeLoad(`charges, ${name}`, load)}; ${ratio(bare, load)} times the bare route${against}`)
  }
}

const ratio = (one: Load, other: Load) => (one.requestsPerSecond / other.requestsPerSecond).toFixed(2)
