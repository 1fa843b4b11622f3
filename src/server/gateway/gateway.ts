import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { Counter, type Registry } from 'prom-client'
import type { Environment } from '#domain/environments.ts'
import { describeError } from '#server/describe-error.ts'
import { send, type WireAnswer } from '#server/gateway/answers.ts'
import type { OpenCall } from '#server/gateway/call-row.ts'
import { Entrance, type EntranceOptions } from '#server/gateway/entrance.ts'
import { placesIn } from '#server/gateway/gateway-path.ts'
import { type GatewayRoute, gatewayRoutes } from '#server/gateway/products.ts'
import { GatewayRefusal } from '#server/gateway/refusals.ts'
import { operatorConnections } from '#server/operators.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set while the gateway answers it. */
    gatewayCall: OpenCall | null
  }
}

const bodyLimit = 64 * 1024

interface Gateway {
  environment: Environment
  entrance: Entrance
  routes: GatewayRoute[]
  count: ReturnType<typeof countCalls>
}

/**
 * The payment API over HTTP in one environment, below /sandbox or /live: the routes of the products' specifications, for
 * holders of a key of the environment. There are no CORS headers: a key belongs on a partner's server, never in a page.
 */
export function registerGateway(app: FastifyInstance, options: EntranceOptions & { metrics: Registry }): void {
  const { environment, metrics } = options
  const gateway: Gateway = {
    environment,
    entrance: new Entrance(options),
    routes: gatewayRoutes(environment),
    count: countCalls(metrics, environment),
  }
  app.register(
    async (scope) => {
      scope.decorateRequest('gatewayCall', null)
      readRawBodies(scope)
      for (const route of gateway.routes) scope.route(routeOptions(gateway, route))
      readTheRest(scope, gateway)
      refuseTheRest(scope, gateway)
    },
    { prefix: `/${environment}` },
  )
}

/** Whatever a body says it is: the engine has words of its own for one that is no JSON. */
function readRawBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, async (_request: unknown, body: Buffer) => body)
}

function routeOptions(gateway: Gateway, route: GatewayRoute): RouteOptions {
  const hasPlaces = route.path.includes('{')
  return {
    ...answering(gateway),
    method: route.method,
    url: route.path.replace(/\{(\w+)\}/g, ':$1'),
    onRequest: async (request) => {
      // The router takes nothing at all for a place, as in /v1/charges/.
      if (hasPlaces && !placesIn(route, request.url)) throw missing(gateway, request)
      request.gatewayCall = gateway.entrance.open(route)
    },
  }
}

/** How a call is answered whose route is known. */
function answering(gateway: Gateway) {
  const { entrance } = gateway
  return {
    exposeHeadRoute: false,
    config: { isGateway: true },
    // After the limit of the address, which is one of the onRequest hooks, and before a byte of the body is read.
    preParsing: async (request, _reply, payload) => {
      await entrance.admit(callOf(gateway, request), request)
      return payload
    },
    handler: async (request, reply) => {
      const call = callOf(gateway, request)
      return finish(gateway, call, request, reply, await entrance.answer(call, request))
    },
  } satisfies Partial<RouteOptions>
}

/**
 * What is read elsewhere. The portal's pages take every GET and HEAD that has no route, so these have one. What the router
 * finds too long for a place of a route comes here as well, and is answered by that route.
 */
function readTheRest(scope: FastifyInstance, gateway: Gateway): void {
  for (const url of ['', '/*']) {
    scope.route({
      ...answering(gateway),
      method: ['GET', 'HEAD'],
      url,
      onRequest: async (request) => {
        const route = gateway.routes.find((each) => each.method === request.method && placesIn(each, request.url))
        if (!route) throw missing(gateway, request)
        request.params = placesIn(route, request.url)
        request.gatewayCall = gateway.entrance.open(route)
      },
    })
  }
}

function refuseTheRest(scope: FastifyInstance, gateway: Gateway): void {
  scope.setNotFoundHandler(async (request) => {
    throw missing(gateway, request)
  })
  scope.setErrorHandler(async (error, request, reply) => {
    // The caller has disconnected, and nothing was done.
    if (request.raw.aborted) return reply.hijack()
    const call = callOf(gateway, request)
    const answer = await gateway.entrance.refuse(request.is404 ? missing(gateway, request) : error, call, request)
    if (answer.status === 500) request.log.error({ error: describeError(error) }, 'the gateway failed')
    return finish(gateway, call, request, reply, answer)
  })
}

function callOf({ entrance }: Gateway, request: FastifyRequest): OpenCall {
  request.gatewayCall ??= entrance.open()
  return request.gatewayCall
}

function finish(
  { environment, count }: Gateway,
  call: OpenCall,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: WireAnswer,
): FastifyReply {
  const { resultCode: result, refusal, status } = answer
  const operation = call.route?.operation ?? 'none'
  count({ operation, result, refusal: refusal ?? 'none' })
  const project = call.caller?.projectId
  const answeredBy = call.connection && operatorConnections[call.connection].name
  request.log.info({ call: call.id, environment, operation, status, result, refusal, answeredBy, project }, 'call')
  return send(reply, answer)
}

function missing({ routes }: Gateway, { url, method }: FastifyRequest): GatewayRefusal {
  const methods = routes.filter((route) => placesIn(route, url)).map((route) => route.method)
  if (methods.length === 0) return new GatewayRefusal('path-unknown')
  return new GatewayRefusal('method-not-allowed', { fills: { method }, headers: { allow: methods.sort().join(', ') } })
}

type CountCall = (labels: { operation: string; result: string; refusal: string }) => void

/** Counts every call of an environment, those included that no project's log has. Registered once per process and registry. */
export function countCalls(metrics: Registry, environment: string): CountCall {
  const known = metrics.getSingleMetric('gateway_calls_total')
  const counter =
    known instanceof Counter
      ? known
      : new Counter({
          name: 'gateway_calls_total',
          help: 'Calls of the payment API, by what became of them',
          labelNames: ['environment', 'operation', 'result', 'refusal'],
          registers: [metrics],
        })
  return (labels) => counter.inc({ environment, ...labels })
}
