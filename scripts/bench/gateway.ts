import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../tests/support/postgres.ts'
import { bestLoads, type Load } from './load.ts'
import { type ServerProcess, startServer } from './server-process.ts'

/** Charges through the gateway: authentication, engine, records and the row of the log, against a bare route. */
export async function benchGateway(print: (line: string) => void): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'))
  const postgres = await startPostgres()
  const servers: ServerProcess[] = []
  try {
    servers.push(await startServer('bare-charge-server.ts'))
    servers.push(await startServer('gateway-server.ts', { DATA_DIR: folder }))
    servers.push(await startServer('gateway-server.ts', { DATABASE_URL: postgres.url }))
    const [bare, ...gateways] = await bestLoads(servers.map(({ target }) => target))
    if (!bare) return
    print(describe('bare Fastify route', bare))
    for (const [index, load] of gateways.entries()) {
      const ratio = (bare.requestsPerSecond / load.requestsPerSecond).toFixed(1)
      print(`${describe(`charges, ${['PGlite', 'PostgreSQL'][index]}`, load)}; ${ratio} times the bare route`)
    }
  } finally {
    for (const server of servers) await server.stop()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

function describe(what: string, { requestsPerSecond, medianMs, p99Ms }: Load): string {
  const rate = String(Math.round(requestsPerSecond)).padStart(6)
  return `${what.padEnd(28)} ${rate} requests/s, median ${medianMs} ms, p99 ${p99Ms} ms`
}
