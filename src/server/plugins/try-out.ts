import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Counter, type Registry } from 'prom-client'
import { httpMethods } from '#domain/http-methods.ts'
import { fail } from '#domain/problems.ts'
import type { AppDependencies } from '#server/dependencies.ts'
import { countTryOutCall } from '#server/identity/limits.ts'
import { outerNetwork } from '#server/outside/outer-network.ts'
import { callOutside, type OutsideAnswer, type OutsideCall, type OutsideLimits } from '#server/outside/outside-call.ts'
import { isHeader, keptHeaders } from '#server/outside/passed-headers.ts'
import { TryOutRefusal, tryOutRefusals } from '#server/outside/refusals.ts'
import { guard } from '#server/plugins/guard.ts'
import { hostAndPort } from '#server/try-out-settings.ts'

const limits: OutsideLimits = { milliseconds: 10_000, answerBytes: 4 * 1024 * 1024 }

interface Sent {
  method: string
  url: string
  headers: [name: string, value: string][]
  /** In base64. */
  body: string | null
}

const sentSchema = {
  type: 'object',
  required: ['method', 'url', 'headers', 'body'],
  additionalProperties: false,
  properties: {
    method: { enum: httpMethods.map((method) => method.toUpperCase()) },
    url: { type: 'string', maxLength: 8000 },
    headers: {
      type: 'array',
      maxItems: 60,
      items: { type: 'array', minItems: 2, maxItems: 2, items: { type: 'string', maxLength: 8000 } },
    },
    body: { type: ['string', 'null'], pattern: '^[A-Za-z0-9+/]*={0,2}$' },
  },
}

/**
 * Real calls of TRY OUT to the hosts of TRY_OUT_PROXY_HOSTS, for partners who are signed in. Their answers are data in an
 * envelope: as an answer of its own, a foreign page would have the origin of the portal. Neither call nor answer is stored.
 */
export function registerTryOut(app: FastifyInstance, dependencies: AppDependencies, registry: Registry): void {
  const { config, database, now, tryOutside } = dependencies
  const { network, limits: allowed } = tryOutside ?? { network: outerNetwork(config.internalNetworks), limits }
  const onRequest = guard({ access: 'member', roles: ['EXTERNAL_ADMIN'] }, 'try-out', dependencies)
  const calls = new Counter({
    name: 'try_out_calls_total',
    help: 'Calls of TRY OUT to other hosts, by outcome',
    labelNames: ['outcome'],
    registers: [registry],
  })

  app.post<{ Body: Sent }>(
    '/portal/try-out/calls',
    { onRequest, schema: { body: sentSchema } },
    async (request, reply) => {
      if (request.member) await countTryOutCall(database.db, request.member.accountId, now(), fail)
      const begun = performance.now()
      const outcome = await answerTo(request.body).catch((error: unknown) => {
        if (error instanceof TryOutRefusal) return error
        throw error
      })
      const name = outcome instanceof TryOutRefusal ? outcome.code : 'answered'
      calls.inc({ outcome: name })
      // The host only: path, query and headers may hold credentials.
      const host = URL.canParse(request.body.url) ? new URL(request.body.url).host : 'none'
      const ms = Math.round(performance.now() - begun)
      request.log.info({ host, method: request.body.method, outcome: name, ms }, 'called for try out')
      return outcome instanceof TryOutRefusal ? refused(outcome, request, reply) : envelopeOf(presented(outcome))
    },
  )

  async function answerTo(sent: Sent): Promise<OutsideAnswer> {
    const call = readCall(sent)
    // The port of a listed host is part of its name.
    if (!config.tryOutProxyHosts.includes(hostAndPort(call.url))) throw new TryOutRefusal('try-out-host-not-listed')
    if (call.url.protocol !== network.protocol) throw new TryOutRefusal('try-out-call-invalid')
    return callOutside(call, network, allowed)
  }
}

function readCall({ method, url, headers, body }: Sent): OutsideCall {
  const target = URL.canParse(url) ? new URL(url) : undefined
  if (!target || target.username || target.password || !headers.every(isHeader))
    throw new TryOutRefusal('try-out-call-invalid')
  return {
    method,
    url: target,
    headers: keptHeaders(headers, 'call'),
    body: body === null ? null : Buffer.from(body, 'base64'),
  }
}

const presented = ({ status, headers, body }: OutsideAnswer) => ({ status, headers, body: body.toString('base64') })

const envelopeOf = (data: object) => ({ status: true, message: '', data })

function refused({ code, message }: TryOutRefusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.problemCode = code
  return reply.code(tryOutRefusals[code].status).send({ status: false, message, code, data: null })
}
