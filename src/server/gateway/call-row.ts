import type { FastifyRequest } from 'fastify'
import { cutText } from '#domain/cut-text.ts'
import type { Environment } from '#domain/environments.ts'
import { loggedHeaders, loggedId, maskBody, maskRequestHeaders, maskText } from '#server/call-log/masking.ts'
import type { WireAnswer } from '#server/gateway/answers.ts'
import { type Caller, storableIp } from '#server/gateway/callers.ts'
import type { Claim } from '#server/gateway/credentials.ts'
import { loggedPath } from '#server/gateway/gateway-path.ts'
import { type CallFacts, noFacts } from '#server/gateway/operator-connection.ts'
import type { GatewayRoute } from '#server/gateway/products.ts'
import type { ConnectionId } from '#server/operators.ts'
import type { NewCall } from '#server/repositories/calls.ts'

/** What the gateway reads of a request. A tool call of an agent has the same. */
export type CallRequest = Pick<FastifyRequest, 'id' | 'method' | 'url' | 'ip' | 'headers' | 'params' | 'body' | 'log'> &
  Partial<Pick<FastifyRequest, 'raw'>>

/** A call in progress. */
export interface OpenCall {
  id: string
  /** When it arrived. */
  at: Date
  /** When it arrived, on a monotonic clock. */
  started: number
  environment: Environment
  route?: GatewayRoute
  /** The credentials in the headers; undefined once the call is authenticated. */
  unprovenClaim?: Claim | undefined
  caller?: Caller
  /** The key or agent token is valid here, and the call is within its limit. */
  isAdmitted?: boolean
  /** The operator connection that answered. */
  connection?: ConnectionId
}

interface Finished {
  call: OpenCall
  projectId: string
  request: CallRequest
  answer: WireAnswer
  trace?: string[]
  facts?: CallFacts
}

/** The log row of a call, with secrets masked. */
export function callRow({ call, projectId, request, answer, trace = [], facts = noFacts }: Finished): NewCall {
  const { route, caller } = call
  return {
    projectId,
    at: call.at,
    id: call.id,
    environment: call.environment,
    keyId: caller?.keyId ?? null,
    agentToken: caller?.agentToken ?? null,
    product: route?.product ?? null,
    operation: route?.operation ?? null,
    method: request.method.slice(0, 16),
    path: cutText(loggedPath(request.url, route), 300),
    httpStatus: answer.status,
    resultCode: answer.resultCode,
    statusCode: answer.statusCode,
    refusal: answer.refusal,
    connection: call.connection ?? null,
    latencyMs: Math.round((performance.now() - call.started) * 10) / 10,
    ...facts,
    correlationId: loggedId(facts.correlationId),
    provider: loggedId(facts.provider),
    productCode: loggedId(facts.productCode),
    ip: storableIp(request.ip),
    // An unauthenticated call is logged without its body: otherwise anyone could write into a project's log.
    request: {
      headers: maskRequestHeaders(request.headers),
      body: call.unprovenClaim ? null : maskBody(bodyText(request.body)),
    },
    response: { headers: loggedHeaders(answer.headers), body: maskBody(answer.body) },
    // A check quotes the offending property name, which may contain any characters.
    trace: trace.map((line) => maskText(line).replaceAll('\0', '').toWellFormed()),
  }
}

function bodyText(body: unknown): string | undefined {
  return Buffer.isBuffer(body) ? body.toString('utf8') : undefined
}
