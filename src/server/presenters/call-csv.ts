import { csvLine } from '#domain/formats/csv.ts'
import type { CallFacts } from '#server/repositories/calls.ts'
import { presentCallRow } from './call.ts'

/** As in the list, and in its order. */
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
] as const satisfies (keyof ReturnType<typeof presentCallRow>)[]

export const callsCsvHeader = csvLine(columns)

export function callCsvLine(call: CallFacts): string {
  const row = presentCallRow(call)
  return csvLine(columns.map((name) => row[name]))
}
