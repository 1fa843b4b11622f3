import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'

interface Attribute {
  key: string
  value: unknown
}

/** As OTLP names it. `kind` 2 is a server, 3 a client; `status.code` 2 is an error. */
export interface SentSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: Attribute[]
  status: { code: number }
}

interface SentLine {
  traceId?: string
  spanId?: string
  severityText: string
  body: { stringValue: string }
}

/** A collector of OTLP over HTTP with JSON on a free port of loopback. */
export interface OtlpReceiver {
  /** The value of OTEL_EXPORTER_OTLP_ENDPOINT. */
  url: string
  spans: SentSpan[]
  lines: SentLine[]
  /** The headers of each request. */
  headers: IncomingHttpHeaders[]
  /** Answers wait for it. */
  released: Promise<unknown>
  /** Everything received, as text. */
  text(): string
  stop(): Promise<void>
}

export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const bodies: string[] = []
  const received: Pick<OtlpReceiver, 'spans' | 'lines' | 'headers'> = { spans: [], lines: [], headers: [] }
  const server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('')
    bodies.push(body)
    received.headers.push(request.headers)
    const { resourceSpans = [], resourceLogs = [] } = JSON.parse(body)
    for (const { scopeSpans } of resourceSpans) for (const { spans } of scopeSpans) received.spans.push(...spans)
    for (const { scopeLogs } of resourceLogs) for (const { logRecords } of scopeLogs) received.lines.push(...logRecords)
    await receiver.released
    response.setHeader('content-type', 'application/json').end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const receiver: OtlpReceiver = {
    ...received,
    released: Promise.resolve(),
    url: `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`,
    text: () => bodies.join('\n'),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return receiver
}
