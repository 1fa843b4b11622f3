import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import { headersWithoutHooks } from '#server/plugins/security-headers.ts'
import { refusalAnswer, send } from './answers.ts'
import { toRefusal } from './refusals.ts'

/** For Fastify's `frameworkErrors`: an address so broken that no route, and no hook of the gateway, ever saw it. */
export function refuseUnreadable(error: unknown, request: FastifyRequest, reply: FastifyReply, config: Config): void {
  const docs = `${config.publicUrl}/api-doc/direct-carrier-billing`
  reply.headers(headersWithoutHooks)
  void send(reply, refusalAnswer(toRefusal(error, request.method), docs, request.id))
}
