import { startOtlpReceiver } from '../../tests/support/otlp-receiver.ts'
import { onBothDatabases } from './both-databases.ts'
import { compareLoads } from './load.ts'
import { requests } from './requests.ts'
import { withServers } from './server-process.ts'

/** What OTEL_EXPORTER_OTLP_ENDPOINT costs a request, with a collector on loopback in this process. */
export async function benchTelemetry(): Promise<void> {
  const receiver = await startOtlpReceiver()
  try {
    await onBothDatabases(async (kind, placeOf) => {
      for (const { name, key, script, environment } of requests) {
        const off = { ...(await placeOf(`${key}_off`)), ...environment }
        const exporting = { ...environment, OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url }
        const on = { ...(await placeOf(`${key}_on`)), ...exporting }
        const { first, ratio } = await withServers(
          [off, on].map((place) => [script, place] as const),
          compareLoads,
        )
        const rate = Math.round(first.requestsPerSecond)
        console.log(`${name}, ${kind}: ${rate} requests/s without telemetry, ${ratio.toFixed(2)} times as long with it`)
      }
    })
  } finally {
    await receiver.stop()
  }
}
