import type { Fail } from '#domain/problems.ts'
import type { OperationIO } from '#generated/operations.ts'
import { loggedId } from '#server/call-log/masking.ts'
import type { CallFilter } from '#server/repositories/calls.ts'

export type FilterField = 'environment' | 'from' | 'to' | 'resultCode' | 'correlationId' | 'operation' | 'refusal'

/** The filter of the list and the export. */
export function callFilter(query: OperationIO['exportCalls']['query'], fail: Fail<'invalid-request'>): CallFilter {
  const { environment, from, to, resultCode, correlationId, operation, refusal } = query
  return {
    environment,
    from: from === undefined ? undefined : momentOf('from', from, fail),
    to: to === undefined ? undefined : momentOf('to', to, fail),
    resultCode,
    // Masked like the stored id: a key sent as an id is not stored as it was.
    correlationId: correlationId === undefined ? undefined : loggedId(correlationId),
    operation,
    refusal,
  }
}

const earliest = Date.UTC(2000, 0)
const latest = Date.UTC(9999, 0)

/** Rejects a moment that JavaScript cannot read, such as a sixty-first second. Moves others between the years 2000 and 9999. */
function momentOf(name: 'from' | 'to', text: string, fail: Fail<'invalid-request'>): Date {
  const milliseconds = Date.parse(text)
  if (Number.isNaN(milliseconds)) {
    const message = 'This is not a date and time.'
    fail('invalid-request', { problems: [{ field: `/query/${name}`, rule: 'format', message }] })
  }
  return new Date(Math.min(Math.max(milliseconds, earliest), latest))
}
