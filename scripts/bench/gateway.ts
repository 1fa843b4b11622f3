import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '../../tests/support/postgres.ts'
import { bestLoads, type Load } from './load.ts'
import { type ServerProcess, startServer } from './server-process.ts'

const gateways = [
  { name: 'sandbox, PGlite', environment: 'sandbox', isEmbedded: true },
  { name: 'live, PGlite', environment: 'live', isEmbedded: true },
  { name: 'sandbox, PostgreSQL', environment: 'sandbox', isEmbedded: false },
  { name: 'live, PostgreSQL', environment: 'live', isEmbedded: false },
]

/** Charges through both entrances: authentication, engine, records and the row of the log, against a bare route and each other. */
export async function benchGateway(print: (line: string) => void): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'))
  const postgres = await startPostgres()
  const servers: ServerProcess[] = []
  try {
    servers.push(await startServer('bare-charge-server.ts'))
    const databases = await createDatabases(postgres.url)
    for (const { environment, isEmbedded } of gateways) {
      const place: Record<string, string> = isEmbedded
        ? { DATA_DIR: join(folder, environment) }
        : { DATABASE_URL: databases.get(environment) ?? '' }
      servers.push(await startServer('gateway-server.ts', { ...place, BENCH_ENVIRONMENT: environment }))
    }
    report(await bestLoads(servers.map(({ target }) => target)), print)
  } finally {
    for (const server of servers) await server.stop()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** A live charge is compared with the sandbox's on the same database, which stands before it. */
function report([bare, ...loads]: Load[], print: (line: string) => void): void {
  if (!bare) return
  print(describe('bare Fastify route', bare))
  for (const [index, load] of loads.entries()) {
    const { name = '', environment } = gateways[index] ?? {}
    const sandbox = environment === 'live' ? loads[index - 1] : undefined
    const against = sandbox ? `, ${ratio(sandbox, load)} times the sandbox` : ''
    print(`${describe(`charges, ${name}`, load)}; ${ratio(bare, load)} times the bare route${against}`)
  }
}

const ratio = (one: Load, other: Load) => (one.requestsPerSecond / other.requestsPerSecond).toFixed(2)

async function createDatabases(server: string): Promise<Map<string, string>> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  const names = ['sandbox', 'live']
  for (const name of names) await client.query(`create database gateway_${name}`)
  await client.end()
  return new Map(names.map((name) => [name, new URL(`/gateway_${name}`, server).href]))
}

function describe(what: string, { requestsPerSecond, medianMs, p99Ms }: Load): string {
  const rate = String(Math.round(requestsPerSecond)).padStart(6)
  return `${what.padEnd(28)} ${rate} requests/s, median ${medianMs} ms, p99 ${p99Ms} ms`
}
