import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Registry } from 'prom-client'
import { describeError } from '#server/plugins/describe-error.ts'
import { send, type WireAnswer } from './answers.ts'
import type { OpenCall } from './call-row.ts'
import { Entrance, type EntranceOptions } from './entrance.ts'
import { countCalls } from './gateway-metrics.ts'
import { gatewayRoutes } from './products.ts'
import { GatewayRefusal } from './refusals.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set while the gateway answers it. */
    gatewayCall: OpenCall | null
  }
}

const bodyLimit = 64 * 1024

/**
 * The payment API over HTTP in one environment, below /sandbox for instance: the routes of the products' specifications, for
 * whoever holds a key of the environment. There are no CORS headers: a key belongs on a partner's server, never in a page.
 */
export function registerGateway(app: FastifyInstance, options: EntranceOptions & { metrics: Registry }): void {
  const { environment } = options
  const entrance = new Entrance(options)
  const count = countCalls(options.metrics, environment)
  const routes = gatewayRoutes(environment)

  app.register(
    async (gateway) => {
      gateway.decorateRequest('gatewayCall', null)
      gateway.removeAllContentTypeParsers()
      // Whatever it says it is: the engine has words of its own for a body that is no JSON.
      gateway.addContentTypeParser(
        '*',
        { parseAs: 'buffer', bodyLimit },
        async (_request: unknown, body: Buffer) => body,
      )

      for (const route of routes) {
        gateway.route({
          method: route.method,
          url: route.path.replace(/\{(\w+)\}/g, ':$1'),
          exposeHeadRoute: false,
          config: { isGateway: true },
          onRequest: async (request) => {
            request.gatewayCall = entrance.open(route)
          },
          // After the limit of the address, which is one of the onRequest hooks, and before a byte of the body is read.
          preParsing: async (request, _reply, payload) => {
            await entrance.admit(callOf(request), request)
            return payload
          },
          handler: async (request, reply) => {
            const call = callOf(request)
            return finish(call, request, reply, await entrance.answer(call, request))
          },
        })
      }

      gateway.setNotFoundHandler(async (request) => refuseMissing(request))
      gateway.setErrorHandler(async (error, request, reply) => {
        // Nobody is left to hear it, and nothing was done.
        if (request.raw.aborted) return reply.hijack()
        const call = callOf(request)
        const answer = await entrance.refuse(request.is404 ? missing(request) : error, call, request)
        if (answer.status === 500) request.log.error({ error: describeError(error) }, 'the gateway failed')
        return finish(call, request, reply, answer)
      })
    },
    { prefix: `/${environment}` },
  )

  function callOf(request: FastifyRequest): OpenCall {
    request.gatewayCall ??= entrance.open()
    return request.gatewayCall
  }

  function finish(call: OpenCall, request: FastifyRequest, reply: FastifyReply, answer: WireAnswer): FastifyReply {
    const { resultCode: result, refusal, status } = answer
    const operation = call.route?.operation ?? 'none'
    count({ operation, result, refusal: refusal ?? 'none' })
    const project = call.caller?.projectId
    request.log.info({ call: call.id, environment, operation, status, result, refusal, project }, 'call')
    return send(reply, answer)
  }

  function refuseMissing(request: FastifyRequest): never {
    throw missing(request)
  }

  function missing({ url, method }: FastifyRequest): GatewayRefusal {
    const path = (url.split(/[?#]/)[0] ?? '').slice(environment.length + 1)
    const methods = routes.filter((route) => toPattern(route.path).test(path)).map((route) => route.method)
    if (methods.length === 0) return new GatewayRefusal('path-unknown')
    return new GatewayRefusal('method-not-allowed', {
      fills: { method },
      headers: { allow: methods.sort().join(', ') },
    })
  }
}

function toPattern(path: string): RegExp {
  const parts = path.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('[^/]+')}$`)
}
