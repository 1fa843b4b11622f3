import { randomUUID } from 'node:crypto'
import compileSerializer, { type AnySchema } from 'fast-json-stringify'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { formats } from '#domain/formats/formats.ts'
import adminSpecification from '#generated/admin/openapi.json' with { type: 'json' }
import portalSpecification from '#generated/portal/openapi.json' with { type: 'json' }
import { registerAgents } from '#server/agents/agents.ts'
import type { AppDependencies } from '#server/dependencies.ts'
import { callMetrics } from '#server/gateway/gateway.ts'
import { isGatewayPath } from '#server/gateway/gateway-path.ts'
import { RecentKeys } from '#server/gateway/recent-keys.ts'
import { refuseUnreadable, registerGateways } from '#server/gateway/register-gateways.ts'
import { Streams } from '#server/notifications/streams.ts'
import { operations } from '#server/operations/all.gen.ts'
import { registerApiOperations } from '#server/plugins/contract.ts'
import { registerHealthAndMetrics } from '#server/plugins/health-and-metrics.ts'
import { markInternalCallers } from '#server/plugins/internal-callers.ts'
import { logRequests } from '#server/plugins/log.ts'
import { registerMailbox } from '#server/plugins/mailbox.ts'
import { answerNotFound } from '#server/plugins/not-found.ts'
import { readJsonStrictly } from '#server/plugins/readable-text.ts'
import { answerRefusals, refuse } from '#server/plugins/refusals.ts'
import { limitRequests } from '#server/plugins/request-limit.ts'
import { RequestTraces } from '#server/plugins/request-traces.ts'
import { addSecurityHeaders } from '#server/plugins/security-headers.ts'
import { answerSocketErrors, answerUnusualRequests, longestHead } from '#server/plugins/sockets.ts'
import { validateRequests } from '#server/plugins/validation.ts'
import { serveWeb } from '#server/plugins/web.ts'

/** The whole server, not yet listening. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { config, telemetry } = dependencies
  const { portal, admin } = dependencies.specifications ?? { portal: portalSpecification, admin: adminSpecification }
  const traces = new RequestTraces(config, telemetry)
  const app = createFastify(dependencies, traces)
  app.removeContentTypeParser(['text/plain', 'application/json'])
  readJsonStrictly(app)
  app.decorateRequest('member', null)
  app.decorateRequest('tokenExpiresAt', null)
  traces.register(app)
  logRequests(app, config)
  markInternalCallers(app, config)
  await addSecurityHeaders(app, config)
  const recentKeys = new RecentKeys()
  await limitRequests(
    app,
    dependencies.requestsPerMinute,
    ({ url, headers }) => isGatewayPath(url) && recentKeys.has(headers['x-api-key'], dependencies.now()),
  )
  answerRefusals(app, config)
  answerUnusualRequests(app, config)
  answerNotFound(app, dependencies.webDir, config)
  validateRequests(app)
  serializeAnswers(app)
  const streams = new Streams(dependencies.database, dependencies.now, app.log, dependencies.streamTimes)
  app.addHook('preClose', () => streams.close())
  registerApiOperations(app, [portal, admin], dependencies.operations ?? operations, dependencies, streams)
  const metrics = registerHealthAndMetrics(app, dependencies)
  const count = callMetrics(metrics)
  const gateways = registerGateways(app, dependencies, count, recentKeys)
  registerAgents(app, dependencies, gateways.sandbox, count)
  registerMailbox(app, dependencies)
  await serveWeb(app, dependencies.webDir, config)
  await app.ready()
  return app
}

function createFastify({ config, logger = false }: AppDependencies, traces: RequestTraces): FastifyInstance {
  const app: FastifyInstance = fastify({
    logger,
    childLoggerFactory: traces.childLoggerFactory,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    bodyLimit: 1024 * 1024,
    requestTimeout: 30_000,
    // Node answers longer headers itself, before the address tells whose envelope to use.
    http: { requireHostHeader: false, maxHeaderSize: 4 * longestHead },
    // A caller's request id is accepted only when it cannot forge log lines.
    requestIdHeader: false,
    genReqId: ({ headers }) => saneRequestId(headers['x-request-id']) ?? randomUUID(),
    frameworkErrors: (error, request, reply) => {
      if (isGatewayPath(request.url)) refuseUnreadable(error, request, reply, config)
      else refuse(error, request, reply, config)
    },
    clientErrorHandler: answerSocketErrors(() => app.log, config),
    routerOptions: { maxParamLength: 300 },
    // While stopping, answers requests on open connections, then closes them.
    return503OnClosing: false,
  })
  return app
}

/** Each serialiser is compiled for its first answer, because compiling all of them would take a third of the start. */
function serializeAnswers(app: FastifyInstance): void {
  app.setSerializerCompiler<AnySchema>(({ schema }) => {
    let serialize: ReturnType<typeof compileSerializer> | undefined
    return (answer) => {
      // The serialiser validates `oneOf` with its own Ajv, which would warn about our formats.
      serialize ??= compileSerializer(schema, { ajv: { formats } })
      return serialize(answer)
    }
  })
}

function saneRequestId(id: string | string[] | undefined): string | undefined {
  return typeof id === 'string' && /^[\w.-]{8,64}$/.test(id) ? id : undefined
}
