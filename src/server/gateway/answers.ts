import type { FastifyReply } from 'fastify'
import { passwordHeader } from '#server/product-tests/test-key.ts'
import type { CallResult } from './operator-connection.ts'
import type { GatewayRefusal } from './refusals.ts'

/** An HTTP answer, and its facts for the log. */
export interface WireAnswer {
  status: number
  headers: Record<string, string>
  body: string
  resultCode: string | null
  statusCode: number | null
  refusal: string | null
}

const json = { 'content-type': 'application/json; charset=utf-8' }

/** `docs` is the URL of the product's page. */
export function answerOf({ status, body, result }: CallResult, docs: string, requestId: string): WireAnswer {
  const { resultCode, statusCode } = result ?? { resultCode: null, statusCode: null }
  const help = `<${docs}#result-codes/${resultCode}-${statusCode}>; rel="help"`
  const hasBody = body !== undefined
  return {
    status,
    headers: { ...(hasBody && json), 'x-request-id': requestId, ...(result && status >= 400 && { link: help }) },
    body: hasBody ? JSON.stringify(body) : '',
    resultCode,
    statusCode,
    refusal: null,
  }
}

/** For product tests, which cannot see the handset. Not in the log row, which is already written. */
export function withPassword(answer: WireAnswer, { oneTimePassword }: CallResult): WireAnswer {
  if (oneTimePassword === undefined) return answer
  return { ...answer, headers: { ...answer.headers, [passwordHeader]: oneTimePassword } }
}

export function refusalAnswer(
  refusal: GatewayRefusal,
  docs: string,
  requestId: string,
  correlationId?: string,
): WireAnswer {
  const body = { ...refusal.body(docs), ...(correlationId !== undefined && { correlationId }) }
  return {
    status: refusal.status,
    headers: { ...json, 'x-request-id': requestId, link: `<${body.help}>; rel="help"`, ...refusal.headers },
    body: JSON.stringify(body),
    resultCode: body.resultCode,
    statusCode: body.statusCode,
    refusal: refusal.id,
  }
}

export function send(reply: FastifyReply, { status, headers, body }: WireAnswer): FastifyReply {
  return reply.code(status).headers(headers).header('cache-control', 'no-store').serializer(String).send(body)
}
