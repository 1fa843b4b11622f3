import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { Counter, Histogram, type Registry } from 'prom-client'
import type { Environment } from '#domain/environments.ts'
import { describeError } from '#server/describe-error.ts'
import { send, type WireAnswer } from '#server/gateway/answers.ts'
import type { OpenCall } from '#server/gateway/call-row.ts'
import { EnvironmentGateway, type EnvironmentGatewayOptions } from '#server/gateway/environment-gateway.ts'
import { parameterPattern, pathParametersOf } from '#server/gateway/gateway-path.ts'
import type { GatewayRoute } from '#server/gateway/products.ts'
import { GatewayRefusal } from '#server/gateway/refusals.ts'
import { operatorConnections } from '#server/operators.ts'
import { announceDeprecations } from '#server/plugins/deprecations.ts'
import { hasUnreadableHeader } from '#server/plugins/readable-text.ts'
import { logNoRoom } from '#server/plugins/refusals.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set while the gateway handles the request. */
    gatewayCall: OpenCall | null
  }
}

const bodyLimit = 64 * 1024

interface Gateway {
  environment: Environment
  calls: EnvironmentGateway
  /** The most literal paths first: '/v1/jobs/{id}:cancel' before '/v1/jobs/{id}'. */
  routes: GatewayRoute[]
  count: CountCall
}

/**
 * The payment API over HTTP in one environment, below /sandbox or /live: the routes of the products' specifications, for
 * callers with a key. No CORS headers: a key belongs on a partner's server, never in a page.
 */
export function registerGateway(
  app: FastifyInstance,
  options: EnvironmentGatewayOptions & { routes: GatewayRoute[]; count: CountCall },
): EnvironmentGateway {
  const { environment, routes, count, config } = options
  const gateway: Gateway = {
    environment,
    calls: new EnvironmentGateway(options),
    routes: routes.toSorted((one, other) => literalsIn(other) - literalsIn(one)),
    count,
  }
  app.register(
    async (scope) => {
      scope.decorateRequest('gatewayCall', null)
      readRawBodies(scope)
      announceDeprecations(scope, config, deprecatedIn(gateway))
      for (const routesOfUrl of Map.groupBy(gateway.routes, routerKey).values())
        scope.route(routeOptions(gateway, routesOfUrl))
      routeUnknownPaths(scope, gateway)
      answerErrors(scope, gateway, config)
    },
    { prefix: `/${environment}` },
  )
  return gateway.calls
}

/** Accepts any content type: simulator and MCP server have their own answers to a body that is not JSON. */
export function readRawBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, async (_request: unknown, body: Buffer) => body)
}

function routeOptions(gateway: Gateway, routes: GatewayRoute[]): RouteOptions {
  const [{ method, path }] = routes as [GatewayRoute, ...GatewayRoute[]]
  return {
    ...answering(gateway),
    method,
    url: urlOf(path),
    // The router also matches an empty parameter, as in /v1/charges/.
    onRequest: async (request) => openCall(gateway, request, routes),
  }
}

/** Opens the call of the first route that has the method and the path of the request. */
function openCall(gateway: Gateway, request: FastifyRequest, routes: GatewayRoute[]): void {
  const found = findRoute(routes, request)
  if (!found) throw missing(gateway, request)
  request.params = found.parameters
  request.gatewayCall = gateway.calls.open(found.route)
}

/** The first route that has the method and the path of a request, with the parameters in the path. */
export function findRoute(routes: GatewayRoute[], { method, url }: Pick<FastifyRequest, 'method' | 'url'>) {
  for (const route of routes) {
    const parameters = route.method === method && pathParametersOf(route, url)
    if (parameters) return { route, parameters }
  }
  return undefined
}

/** Refusals before the call is opened are those of the route, too. */
function deprecatedIn({ routes }: Gateway) {
  return (request: FastifyRequest) => (request.gatewayCall?.route ?? findRoute(routes, request)?.route)?.deprecated
}

const literalsIn = ({ path }: GatewayRoute) => path.replace(parameterPattern, '').length

/**
 * The path for the router, which knows parameters as whole segments here, takes only letters in their names and reads a colon
 * as the beginning of one.
 */
const urlOf = (path: string) =>
  path
    .split('/')
    .map((part) =>
      part.includes('{') ? `:${part.replace(/[{}]/g, '').replace(/\W/g, '_')}` : part.replaceAll(':', '::'),
    )
    .join('/')

/** Routes with the same key are one for the router: '/v1/jobs/{id}:cancel' and '/v1/jobs/{id}:confirm'. */
const routerKey = ({ method, path }: GatewayRoute) => `${method} ${path.replace(/[^/]*\{[^/]*/g, '{}')}`

/** The handler of a known route. */
function answering(gateway: Gateway) {
  const { calls } = gateway
  return {
    exposeHeadRoute: false,
    config: { isGateway: true },
    // Runs after the address limit, which is an onRequest hook, and before the body is read.
    preParsing: async (request, _reply, payload) => {
      if (hasUnreadableHeader(request.headers)) throw new GatewayRefusal('request-unreadable')
      await calls.readCredentials(callOf(gateway, request), request)
      return payload
    },
    handler: async (request, reply) => {
      const call = callOf(gateway, request)
      return finish(gateway, call, request, reply, await calls.authenticateAndAnswer(call, request))
    },
  } satisfies Partial<RouteOptions>
}

/**
 * Routes for unknown paths: without them the portal's pages would answer GET and HEAD. Over-long parameters, which the
 * router does not match, arrive here and go to their route.
 */
function routeUnknownPaths(scope: FastifyInstance, gateway: Gateway): void {
  for (const url of ['', '/*']) {
    scope.route({
      ...answering(gateway),
      method: ['GET', 'HEAD'],
      url,
      onRequest: async (request) => openCall(gateway, request, gateway.routes),
    })
  }
}

function answerErrors(scope: FastifyInstance, gateway: Gateway, config: EnvironmentGatewayOptions['config']): void {
  scope.setNotFoundHandler(async (request) => {
    throw missing(gateway, request)
  })
  scope.setErrorHandler(async (error, request, reply) => {
    // The caller disconnected before anything happened.
    if (request.raw.aborted) return reply.hijack()
    const call = callOf(gateway, request)
    const answer = await gateway.calls.refuse(request.is404 ? missing(gateway, request) : error, call, request)
    if (answer.status === 507) logNoRoom(request.log, config)
    if (answer.status === 500) request.log.error({ error: describeError(error) }, 'the gateway failed')
    return finish(gateway, call, request, reply, answer)
  })
}

function callOf({ calls }: Gateway, request: FastifyRequest): OpenCall {
  request.gatewayCall ??= calls.open()
  return request.gatewayCall
}

function finish(
  { environment, count }: Gateway,
  call: OpenCall,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: WireAnswer,
): FastifyReply {
  count(call, answer)
  const { resultCode: result, refusal, status } = answer
  const operation = call.route?.operation ?? 'none'
  const project = call.caller?.projectId
  const answeredBy = call.connection && operatorConnections[call.connection].name
  const route = request.routeOptions.url ?? 'none'
  request.log.info(
    { call: call.id, environment, operation, route, status, result, refusal, answeredBy, project },
    'call',
  )
  return send(reply, answer)
}

function missing({ routes }: Gateway, { url, method }: FastifyRequest): GatewayRefusal {
  const methods = routes.filter((route) => pathParametersOf(route, url)).map((route) => route.method)
  if (methods.length === 0) return new GatewayRefusal('path-unknown')
  return new GatewayRefusal('method-not-allowed', { fills: { method }, headers: { allow: methods.sort().join(', ') } })
}

/** Counts a call in the figures of the process. */
export type CountCall = (call: OpenCall, answer: WireAnswer) => void

/** Counts every call of both environments, also those in no project's log. */
export function callMetrics(metrics: Registry): CountCall {
  const calls = new Counter({
    name: 'gateway_calls_total',
    help: 'Calls of the payment API, by what became of them',
    labelNames: ['environment', 'operation', 'result', 'refusal'],
    registers: [metrics],
  })
  const durations = new Histogram({
    name: 'gateway_call_duration_seconds',
    help: 'Time to answer calls of the payment API, by result',
    labelNames: ['environment', 'operation', 'result'],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [metrics],
  })
  return ({ environment, route, started }, { resultCode, refusal }) => {
    const labels = { environment, operation: route?.operation ?? 'none', result: resultCode ?? 'none' }
    calls.inc({ ...labels, refusal: refusal ?? 'none' })
    durations.observe(labels, (performance.now() - started) / 1000)
  }
}
