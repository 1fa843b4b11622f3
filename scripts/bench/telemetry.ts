import { startOtlpReceiver } from '../../tests/support/otlp-receiver.ts'
import { type DatabaseVariables, onBothDatabases } from './both-databases.ts'
import { loadOnce } from './load.ts'
import { type ServerProcess, startServer } from './server-process.ts'

const rounds = 7
const seconds = 2

const requests = [
  {
    name: 'GET /portal/projects',
    key: 'projects',
    script: 'portal-server.ts',
    environment: { BENCH_PROJECTS: '1000' },
  },
  { name: 'sandbox charge', key: 'charge', script: 'gateway-server.ts', environment: { BENCH_ENVIRONMENT: 'sandbox' } },
] as const

/** What OTEL_EXPORTER_OTLP_ENDPOINT costs a request, with a collector on loopback in this process. */
export async function benchTelemetry(print: (line: string) => void): Promise<void> {
  const receiver = await startOtlpReceiver()
  const names = requests.flatMap(({ key }) => [`${key}_off`, `${key}_on`])
  try {
    await onBothDatabases(names, async (kind, placeOf) => {
      for (const { name, key, script, environment } of requests) {
        const off = { ...placeOf(`${key}_off`), ...environment }
        const on = { ...placeOf(`${key}_on`), ...environment, OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url }
        const { rate, ratio } = await compare(script, off, on)
        print(
          `${name}, ${kind}: ${Math.round(rate)} requests/s without telemetry, ${ratio.toFixed(2)} times as long with it`,
        )
      }
    })
  } finally {
    await receiver.stop()
  }
}

/** The median over the rounds: in each, the servers take turns. The first warms up. */
async function compare(script: (typeof requests)[number]['script'], off: DatabaseVariables, on: DatabaseVariables) {
  const servers: ServerProcess[] = []
  try {
    for (const environment of [off, on]) servers.push(await startServer(script, environment))
    const found: { rate: number; ratio: number }[] = []
    for (let round = 0; round <= rounds; round++) {
      const rates: number[] = []
      for (const { target } of servers) rates.push((await loadOnce(target, seconds)).requestsPerSecond)
      const [rate = 0, traced = 0] = rates
      if (round > 0) found.push({ rate, ratio: rate / traced })
    }
    const median = found.sort((a, b) => a.ratio - b.ratio)[(rounds - 1) / 2]
    if (!median) throw new Error('no round was measured')
    return median
  } finally {
    for (const server of servers) await server.stop()
  }
}
