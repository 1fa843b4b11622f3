import { onBothDatabases } from './both-databases.ts'
import { bestLoads, describeLoad, type Load } from './load.ts'
import { withServers } from './server-process.ts'

/** Compares charges to the sandbox and the live gateway with a bare route and with each other. */
export async function benchGateway(): Promise<void> {
  await onBothDatabases(async (kind, placeOf) => {
    const gateway = async (name: string) =>
      ['gateway-server.ts', { ...(await placeOf(name)), BENCH_ENVIRONMENT: name }] as const
    const [bare, sandbox, live] = await withServers(
      [['bare-server.ts', { BENCH_ROUTE: 'charge' }], await gateway('sandbox'), await gateway('live')],
      bestLoads,
    )
    if (!bare || !sandbox || !live) return
    console.log(describeLoad('bare Fastify route', bare))
    console.log(`${describeLoad(`charges, sandbox, ${kind}`, sandbox)}; ${ratio(bare, sandbox)} times the bare route`)
    const againstSandbox = `${ratio(sandbox, live)} times the sandbox`
    console.log(
      `${describeLoad(`charges, live, ${kind}`, live)}; ${ratio(bare, live)} times the bare route, ${againstSandbox}`,
    )
  })
}

const ratio = (one: Load, other: Load) => (one.requestsPerSecond / other.requestsPerSecond).toFixed(2)
