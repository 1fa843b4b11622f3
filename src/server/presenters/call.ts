import { csvLine } from '#domain/formats/csv.ts'
import type { OperationIO } from '#generated/operations.ts'
import { operatorConnections } from '#server/operators.ts'
import type { Call, CallFacts } from '#server/repositories/calls.ts'
import type { Entry } from '#simulator/state/records.ts'

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
    agentToken: call.agentToken,
  }
}

/** Secrets were masked before the call was stored. */
export function presentCall(call: Call): PresentedCall {
  const { request, response, trace } = call
  return { ...presentCallRow(call), request, response, trace }
}

/** The columns of the list, in its order. */
const columns = [
  'callId',
  'at',
  'environment',
  'method',
  'path',
  'product',
  'operation',
  'httpStatus',
  'resultCode',
  'statusCode',
  'refusal',
  'reason',
  'answeredBy',
  'latency',
  'correlationId',
  'provider',
  'ipAddress',
  'agentToken',
] as const satisfies (keyof ReturnType<typeof presentCallRow>)[]

export const callsCsvHeader = csvLine(columns)

export function callCsvLine(call: CallFacts): string {
  const row = presentCallRow(call)
  return csvLine(columns.map((name) => row[name]))
}

type HandsetMessage = OperationIO['listMessages']['data']['items'][number]

/** A message on the simulated handset, including its one-time password. */
export function presentMessage({ key, record }: Entry<'messages'>): HandsetMessage {
  const { at, to, operator, text } = record
  return { id: key, at: new Date(at).toISOString(), recipient: to.userIdentifier, provider: operator, text }
}
