import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import { headersWithoutHooks } from '#server/plugins/security-headers.ts'
import { refusalAnswer, send } from './answers.ts'
import { toRefusal } from './refusals.ts'

/** Whether an address is the gateway's, whatever is wrong with the rest of it. */
export function isGatewayPath(url: string): boolean {
  return url.startsWith('/sandbox/')
}

/** For Fastify's `frameworkErrors`: an address so broken that no route, and no hook of the gateway, ever saw it. */
export function refuseUnreadable(error: unknown, request: FastifyRequest, reply: FastifyReply, config: Config): void {
  const docs = `${config.publicUrl}/api-doc/direct-carrier-billing`
  reply.headers(headersWithoutHooks)
  void send(reply, refusalAnswer(toRefusal(error, request.method), docs, request.id))
}
