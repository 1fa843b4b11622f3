import type { FastifyRequest } from 'fastify'
import type { Environment } from '#domain/environments.ts'
import type { NewCall } from '#server/repositories/calls.ts'
import type { WireAnswer } from './answers.ts'
import { addressOf, type Caller } from './callers.ts'
import { loggedHeaders, maskBody, maskRequestHeaders, maskText } from './masking.ts'
import type { CallFacts } from './operator-connection.ts'
import type { GatewayRoute } from './products.ts'

/** A call on its way through the gateway. */
export interface OpenCall {
  id: string
  /** When it arrived. */
  at: Date
  /** The same by a clock that only runs forward. */
  started: number
  environment: Environment
  route?: GatewayRoute
  caller?: Caller
}

interface Finished {
  call: OpenCall
  projectId: string
  request: FastifyRequest
  answer: WireAnswer
  trace?: string[]
  facts?: CallFacts
}

const noFacts: CallFacts = {
  correlationId: null,
  provider: null,
  productCode: null,
  transactionId: null,
  customer: null,
  moved: null,
  amount: null,
  currency: null,
}

/** The row that the log keeps of a call. Nothing secret is in it. */
export function callRow({ call, projectId, request, answer, trace = [], facts = noFacts }: Finished): NewCall {
  const { route, caller } = call
  return {
    projectId,
    at: call.at,
    id: call.id,
    environment: call.environment,
    keyId: caller?.keyId ?? null,
    product: route?.product ?? null,
    operation: route?.operation ?? null,
    method: request.method.slice(0, 16),
    path: pathOf(request, call),
    httpStatus: answer.status,
    resultCode: answer.resultCode,
    statusCode: answer.statusCode,
    refusal: answer.refusal,
    latencyMs: Math.round((performance.now() - call.started) * 10) / 10,
    ...facts,
    correlationId: shorten(facts.correlationId),
    provider: shorten(facts.provider),
    productCode: shorten(facts.productCode),
    ip: addressOf(request.ip),
    request: { headers: maskRequestHeaders(request.headers), body: maskBody(textOf(request.body)) },
    response: { headers: loggedHeaders(answer.headers), body: maskBody(answer.body) },
    trace: trace.map(maskText),
  }
}

/** Below the environment's address, without its query: that can hold anything. */
function pathOf({ url }: FastifyRequest, { environment, route }: OpenCall): string {
  const path = (url.split(/[?#]/)[0] ?? '').slice(environment.length + 1)
  return (route ? path : maskText(path)).slice(0, 300)
}

export function textOf(body: unknown): string | undefined {
  return Buffer.isBuffer(body) ? body.toString('utf8') : undefined
}

/** What a caller sent may be longer than any field may be, and hold what a database cannot. */
function shorten(text: string | null): string | null {
  return text === null ? null : maskNothing(text).slice(0, 128)
}

const maskNothing = (text: string): string => text.replaceAll('\0', '')
