import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../tests/support/postgres.ts'
import { createDatabase, type DatabaseVariables } from './both-databases.ts'
import { type Load, loadOnce } from './load.ts'
import { type ServerProcess, startServer } from './server-process.ts'
import { verdict } from './verdict.ts'

type Kind = 'PGlite' | 'PostgreSQL'

interface Request {
  name: string
  script: 'portal-server.ts' | 'gateway-server.ts'
  environment: Record<string, string>
  /** Environment of the bare route with an answer of the same size. */
  bare: Record<string, string>
}

const requests: Request[] = [
  {
    name: 'GET /portal/projects',
    script: 'portal-server.ts',
    environment: { BENCH_PROJECTS: '1000' },
    bare: {},
  },
  {
    name: 'sandbox charge',
    script: 'gateway-server.ts',
    environment: { BENCH_ENVIRONMENT: 'sandbox' },
    bare: { BENCH_ROUTE: 'charge' },
  },
]

const mostTimesBare: Record<Kind, number> = { PGlite: 45, PostgreSQL: 20 }
const rounds = 7
const seconds = 2

/** How many times the cost of a bare route a signed-in read and a sandbox charge have. */
export async function benchRequests(print: (line: string) => void): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'))
  const postgres = await startPostgres()
  try {
    const ratios: { name: string; ratio: number; most: number }[] = []
    for (const [index, request] of requests.entries()) {
      const places: Record<Kind, DatabaseVariables> = {
        PGlite: { DATA_DIR: join(folder, String(index)) },
        PostgreSQL: { DATABASE_URL: await createDatabase(postgres.url, `requests_${index}`) },
      }
      for (const kind of ['PostgreSQL', 'PGlite'] as const) {
        const { load, ratio } = await comparePairs(request, places[kind])
        const name = `${request.name}, ${kind}`
        const most = mostTimesBare[kind]
        print(`${describe(name, load)}; ${ratio.toFixed(1)} times the bare route (at most ${most})`)
        ratios.push({ name, ratio, most })
      }
    }
    const missed = ratios.filter(({ ratio, most }) => ratio > most)
    print(
      verdict(
        'a request costs at most 20 (PostgreSQL) or 45 (PGlite) times a bare route',
        missed.map(({ name, ratio }) => `${name} ${ratio.toFixed(1)}`),
      ),
    )
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** The median over the rounds: each compares the request with the bare route of the same round, and the first warms up. */
async function comparePairs(request: Request, place: DatabaseVariables): Promise<{ load: Load; ratio: number }> {
  const servers: ServerProcess[] = []
  try {
    const bare = await startServer('bare-server.ts', request.bare)
    servers.push(bare)
    const portal = await startServer(request.script, { ...place, ...request.environment })
    servers.push(portal)
    const pairs: { load: Load; ratio: number }[] = []
    for (let round = 0; round <= rounds; round++) {
      const reference = await loadOnce(bare.target, seconds)
      const load = await loadOnce(portal.target, seconds)
      if (round > 0) pairs.push({ load, ratio: reference.requestsPerSecond / load.requestsPerSecond })
    }
    const median = pairs.sort((a, b) => a.ratio - b.ratio)[(rounds - 1) / 2]
    if (!median) throw new Error('no round was measured')
    return median
  } finally {
    for (const server of servers) await server.stop()
  }
}

function describe(name: string, { requestsPerSecond, medianMs, p99Ms }: Load): string {
  return `${name.padEnd(32)} ${Math.round(requestsPerSecond)} requests/s, median ${medianMs} ms, p99 ${p99Ms} ms`
}
