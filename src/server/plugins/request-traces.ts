import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify'
import { type Config, type Network, readNetwork } from '#server/config.ts'
import { isInside } from '#server/network.ts'
import { type Span, type Telemetry, withSpan } from '#server/telemetry/spans.ts'
import { newTraceIds, readTraceparent, type TraceContext } from '#server/telemetry/trace-context.ts'

type ChildLoggerFactory = NonNullable<FastifyServerOptions['childLoggerFactory']>

/** Health checks and scrapes would be most of the traces. */
const untraced = ['/healthz', '/readyz', '/metrics']

/**
 * The trace of each request: its identifiers on every log line, and its span while telemetry is on. A `traceparent` header
 * counts only from the proxies of TRUST_PROXY: another caller could choose which traces are stored.
 */
export class RequestTraces {
  readonly #telemetry: Telemetry | undefined
  readonly #trusted: Network[]
  readonly #spans = new WeakMap<IncomingMessage, Span>()

  constructor({ trustProxy }: Pick<Config, 'trustProxy'>, telemetry: Telemetry | undefined) {
    this.#trusted = trustProxy.map((text) => readNetwork('TRUST_PROXY', text))
    this.#telemetry = telemetry
  }

  /** Fastify makes a request's logger before the request itself, so the span begins here, without its route. */
  readonly childLoggerFactory: ChildLoggerFactory = (logger, bindings, options, raw) => {
    const caller = this.#callerOf(raw)
    if (!this.#telemetry || untraced.includes(raw.url ?? '')) {
      return logger.child({ ...bindings, ...newTraceIds(caller) }, options)
    }
    const traceparent = caller && String(raw.headers.traceparent)
    const span = this.#telemetry.begin(raw.method ?? '', { kind: 'server' }, traceparent)
    this.#spans.set(raw, span)
    return logger.child({ ...bindings, ...span.ids }, options)
  }

  register(app: FastifyInstance): void {
    if (!this.#telemetry) return
    app.addHook('onRequest', (request, reply, done) => {
      const span = this.#spans.get(request.raw)
      if (!span) return done()
      describe(span, request)
      if (this.#callerOf(request.raw)) reply.header('traceresponse', span.traceparent)
      withSpan(span, done)
    })
    // Reading the body loses the active span.
    app.addHook('preValidation', (request, _reply, done) => {
      const span = this.#spans.get(request.raw)
      return span ? withSpan(span, done) : done()
    })
    app.addHook('onResponse', (request, reply, done) => {
      const span = this.#spans.get(request.raw)
      span?.set({ 'http.response.status_code': reply.statusCode })
      if (reply.statusCode >= 500) span?.fail(reply.statusCode)
      span?.end()
      done()
    })
  }

  #callerOf(raw: IncomingMessage): TraceContext | undefined {
    const { traceparent } = raw.headers
    if (traceparent === undefined || !isInside(raw.socket.remoteAddress ?? '', this.#trusted)) return undefined
    return readTraceparent(traceparent)
  }
}

/** The route instead of the address, which holds ids and search texts. */
function describe(span: Span, request: FastifyRequest): void {
  const { method } = request
  const { url, config } = request.routeOptions
  if (url) span.rename(`${method} ${url}`)
  span.set({
    'http.request.method': method,
    'portal.request_id': request.id,
    ...(url && { 'http.route': url }),
    ...(config?.operationId && { 'portal.operation': config.operationId }),
  })
}
