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
  'latency',
  'correlationId',
  'provider',
  'ipAddress',
] as const satisfies (keyof ReturnType<typeof presentCallRow>)[]

export const callsCsvHeader = `${columns.join(',')}\n`

export function callCsvLine(call: CallFacts): string {
  const row = presentCallRow(call)
  return `${columns.map((name) => cell(row[name])).join(',')}\n`
}

/**
 * What a caller sent may begin like a formula, which a spreadsheet would run: an apostrophe before it makes it a text. Line
 * breaks and quotes stay within their cell.
 */
function cell(value: string | number | null): string {
  if (value === null) return ''
  const text = String(value)
  const safe = typeof value === 'string' && /^[\s]*[=+\-@\t\r\n]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
