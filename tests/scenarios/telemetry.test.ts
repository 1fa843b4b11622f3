import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { withDemoData } from '#tests/support/demo-data.ts'
import { startOtlpReceiver } from '#tests/support/otlp-receiver.ts'
import { startPortal } from '#tests/support/portal-process.ts'
import { waitFor } from '#tests/support/wait-for.ts'

/** Prints the address of each module of OpenTelemetry that is loaded. */
const watch = `import { registerHooks } from 'node:module'
registerHooks({
  load(url, context, next) {
    if (url.includes('/@opentelemetry/')) process.stderr.write('loaded ' + url + '\\n')
    return next(url, context)
  },
})`
const program = [
  process.execPath,
  '--import',
  `data:text/javascript,${encodeURIComponent(watch)}`,
  'src/server/main.ts',
]

interface Served {
  url: string
  log(): string
}

/** Runs the server with this collector; none when it is empty. */
async function serveWith(endpoint: string, use: (served: Served) => Promise<void>): Promise<string> {
  return await withDemoData(async (dataDir) => {
    const logFile = join(dataDir, 'log')
    const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }
    const portal = await startPortal({ program, dataDir, environment, logFile })
    const log = () => readFileSync(logFile, 'utf8')
    try {
      await use({ url: portal.url, log })
    } finally {
      await portal.stop()
    }
    return log()
  })
}

const modulesIn = (log: string) => [...log.matchAll(/^loaded .*\/@opentelemetry\/([\w-]+)\//gm)].map(([, name]) => name)
const readConfigs = async (url: string) => expect((await fetch(`${url}/portal/configs`)).status).toBe(200)

describe('without a collector', () => {
  test('loads no module of OpenTelemetry but the interface that prom-client imports', async () => {
    const log = await serveWith('', ({ url }) => readConfigs(url))
    expect(new Set(modulesIn(log))).toEqual(new Set(['api']))
  })
})

describe('with a collector', () => {
  test('sends it the traces and lines of requests, and the unsent rest when the server stops', async () => {
    const receiver = await startOtlpReceiver()
    const log = await serveWith(receiver.url, ({ url }) => readConfigs(url))
    await receiver.stop()
    expect(modulesIn(log)).toContain('sdk-trace')
    const span = receiver.spans.find(({ name }) => name === 'GET /portal/configs')
    const line = receiver.lines.find(({ spanId }) => spanId === span?.spanId)
    expect(line).toMatchObject({ traceId: span?.traceId, body: { stringValue: 'answered' } })
    expect(log).toContain(`"trace_id":"${span?.traceId}"`)
  })

  test('serves on while it is away, and says so once', async () => {
    const receiver = await startOtlpReceiver()
    await receiver.stop()
    const warnings = (log: string) => log.match(/could not be sent to OTEL_EXPORTER_OTLP_ENDPOINT/g) ?? []
    const log = await serveWith(receiver.url, async (portal) => {
      await readConfigs(portal.url)
      await waitFor(() => expect(warnings(portal.log())).toHaveLength(1), { timeout: 60_000 })
      await readConfigs(portal.url)
    })
    expect(warnings(log)).toHaveLength(1)
  })
})
