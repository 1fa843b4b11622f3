import type { OperationIO } from '#generated/operations.ts'
import { operatorConnections } from '#server/operator-connections.ts'
import type { Call, CallFacts } from '#server/repositories/calls.ts'

type PresentedRow = OperationIO['listCalls']['data']['items'][number]
type PresentedCall = OperationIO['getCall']['data']

export function presentCallRow(call: CallFacts): PresentedRow {
  return {
    callId: call.id,
    at: call.at.toISOString(),
    environment: call.environment,
    method: call.method,
    path: call.path,
    product: call.product,
    operation: call.operation,
    httpStatus: call.httpStatus,
    resultCode: call.resultCode,
    statusCode: call.statusCode,
    refusal: call.refusal,
    reason: call.reason,
    answeredBy: call.connection && operatorConnections[call.connection].name,
    latency: call.latencyMs,
    correlationId: call.correlationId,
    provider: call.provider,
    ipAddress: call.ip ?? '',
  }
}

/** Its secrets were masked before it was stored: there is nothing left to hide. */
export function presentCall(call: Call): PresentedCall {
  const { request, response, trace } = call
  return { ...presentCallRow(call), request, response, trace }
}
