import { onBothDatabases } from './both-databases.ts'
import { compareLoads, describeLoad } from './load.ts'
import { withServers } from './server-process.ts'
import { verdict } from './verdict.ts'

/** `bare` is the environment of the bare route with an answer of the same size. */
export const requests = [
  {
    name: 'GET /portal/projects',
    key: 'projects',
    script: 'portal-server.ts',
    environment: { BENCH_PROJECTS: '1000' },
    bare: {},
  },
  {
    name: 'sandbox charge',
    key: 'charge',
    script: 'gateway-server.ts',
    environment: { BENCH_ENVIRONMENT: 'sandbox' },
    bare: { BENCH_ROUTE: 'charge' },
  },
] as const

const maxRatio = { PGlite: 45, PostgreSQL: 20 }

/** The cost of a signed-in read and of a sandbox charge, as multiples of a bare route's. */
export async function benchRequests(): Promise<void> {
  const missed: string[] = []
  await onBothDatabases(async (kind, placeOf) => {
    for (const { key, script, environment, bare, ...request } of requests) {
      const place = { ...(await placeOf(key)), ...environment }
      const starts = [['bare-server.ts', bare] as const, [script, place] as const]
      const { second, ratio } = await withServers(starts, compareLoads)
      const name = `${request.name}, ${kind}`
      const max = maxRatio[kind]
      console.log(`${describeLoad(name, second)}; ${ratio.toFixed(1)} times the bare route (at most ${max})`)
      if (ratio > max) missed.push(`${name} ${ratio.toFixed(1)}`)
    }
  })
  console.log(
    verdict(
      `a request costs at most ${maxRatio.PostgreSQL} (PostgreSQL) or ${maxRatio.PGlite} (PGlite) times a bare route`,
      missed,
    ),
  )
}
