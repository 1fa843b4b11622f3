import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs'
import { AlwaysOnSampler, BatchSpanProcessor, ParentBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace'
import packageJson from '../../../package.json' with { type: 'json' }
import type { Span, SpanOptions, Telemetry } from './spans.ts'
import { readTraceparent } from './trace-context.ts'

// Loaded only when telemetry is on. Nothing is registered globally.

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL }
const scope = 'open-platform-portal'
/** While the collector is away, older spans and lines wait up to this number, and newer ones are dropped. */
const queue = { maxQueueSize: 2048, maxExportBatchSize: 512 }
const longestStopMs = 3000

/** Sends traces and logs to the collector as OTLP over HTTP, in batches. */
export function startTelemetry(endpoint: string, headers: Record<string, string> = {}): Telemetry {
  const reports: ((error: unknown) => void)[] = []
  const report = (error: unknown) => {
    for (const each of reports) each(error)
  }
  const resource = resourceFromAttributes({
    'service.name': scope,
    'service.version': packageJson.version,
    'process.pid': process.pid,
  })
  const traceExporter = reporting(new OTLPTraceExporter({ url: tracesOf(endpoint), headers }), report)
  const logExporter = reporting(new OTLPLogExporter({ url: `${endpoint}/v1/logs`, headers }), report)
  const traces = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new AlwaysOnSampler() }),
    spanLimits: { attributeValueLengthLimit: 500 },
    spanProcessors: [new BatchSpanProcessor({ exporter: traceExporter, ...queue })],
  })
  const logs = new LoggerProvider({
    resource,
    processors: [new BatchLogRecordProcessor({ exporter: logExporter, ...queue })],
  })
  const tracer = traces.getTracer(scope)
  const logger = logs.getLogger(scope)
  return {
    begin: (name, options, traceparent) => beginSpan(tracer, name, options, contextOf(traceparent)),
    exportLine: (line) => logger.emit(recordOf(line)),
    onFailure: (each) => void reports.push(each),
    async stop() {
      const late = Promise.withResolvers<void>()
      const timer = setTimeout(late.resolve, longestStopMs)
      await Promise.race([late.promise, Promise.allSettled([traces.shutdown(), logs.shutdown()])])
      clearTimeout(timer)
    },
  }
}

function beginSpan(tracer: Tracer, name: string, { kind, attributes = {} }: SpanOptions, parent: Context): Span {
  const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, parent)
  const { traceId, spanId, traceFlags } = span.spanContext()
  return {
    ids: { trace_id: traceId, span_id: spanId },
    traceparent: `00-${traceId}-${spanId}-0${traceFlags & 1}`,
    begin: (childName, options) => beginSpan(tracer, childName, options, trace.setSpan(ROOT_CONTEXT, span)),
    rename: (newName) => void span.updateName(newName),
    set: (more) => void span.setAttributes(more),
    fail: (error) => {
      span.setAttributes({ 'error.type': errorType(error) })
      span.setStatus({ code: SpanStatusCode.ERROR })
    },
    end: () => span.end(),
  }
}

/** Sends the collector no spans. Throws when it does not accept them. */
export async function pingCollector(
  endpoint: string,
  headers: Record<string, string>,
  timeoutMillis: number,
): Promise<void> {
  const exporter = new OTLPTraceExporter({ url: tracesOf(endpoint), headers, timeoutMillis })
  const { promise, resolve } = Promise.withResolvers<{ error?: Error }>()
  exporter.export([], resolve)
  const { error } = await promise
  await exporter.shutdown()
  if (error) throw error
}

const tracesOf = (endpoint: string) => `${endpoint}/v1/traces`

interface Exporter<Item> {
  export(items: Item[], done: (result: { code: number; error?: Error }) => void): void
}

/** The SDK drops a batch that cannot be sent without reporting it. */
function reporting<Item, Kind extends Exporter<Item>>(
  exporter: Kind & Exporter<Item>,
  report: (error: unknown) => void,
) {
  const send = exporter.export.bind(exporter)
  exporter.export = (items, done) =>
    send(items, (result) => {
      if (result.error) report(result.error)
      done(result)
    })
  return exporter
}

function contextOf(traceparent: string | undefined): Context {
  const caller = readTraceparent(traceparent)
  if (!caller) return ROOT_CONTEXT
  const { traceId, spanId, isSampled } = caller
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: isSampled ? 1 : 0, isRemote: true })
}

function errorType(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

const severities: Record<number, { severityNumber: number; severityText: string }> = {
  10: { severityNumber: 1, severityText: 'TRACE' },
  20: { severityNumber: 5, severityText: 'DEBUG' },
  30: { severityNumber: 9, severityText: 'INFO' },
  40: { severityNumber: 13, severityText: 'WARN' },
  50: { severityNumber: 17, severityText: 'ERROR' },
  60: { severityNumber: 21, severityText: 'FATAL' },
}

/** The logger has redacted the line already. */
function recordOf(line: string) {
  const {
    level,
    time,
    msg,
    trace_id,
    span_id,
    pid: _pid,
    hostname: _hostname,
    ...attributes
  }: LogLine = JSON.parse(line)
  const spanContext = trace_id && span_id ? { traceId: trace_id, spanId: span_id, traceFlags: 1 } : undefined
  return {
    ...severities[level],
    timestamp: new Date(time),
    body: msg ?? '',
    attributes,
    ...(spanContext && { context: trace.setSpanContext(ROOT_CONTEXT, spanContext) }),
  }
}

interface LogLine extends Attributes {
  level: number
  time: string
  msg: string
  trace_id: string
  span_id: string
}
