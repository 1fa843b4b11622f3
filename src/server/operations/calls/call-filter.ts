import type { OperationIO } from '#generated/operations.ts'
import { loggedId } from '#server/call-log/masking.ts'
import { fail } from '#server/operation.ts'
import type { CallFilter } from '#server/repositories/calls.ts'

/** What the list and the file can be narrowed to. */
export function callFilter(query: OperationIO['exportCalls']['query']): CallFilter {
  const { environment, from, to, resultCode, correlationId, operation, refusal } = query
  return {
    environment,
    from: from === undefined ? undefined : momentOf('from', from),
    to: to === undefined ? undefined : momentOf('to', to),
    resultCode,
    // As the log keeps it: what looks like a key is not stored as it was sent.
    correlationId: correlationId === undefined ? undefined : loggedId(correlationId),
    operation,
    refusal,
  }
}

const earliest = Date.UTC(2000, 0)
const latest = Date.UTC(9999, 0)

/** A date and time of the contract can be one that no calendar has (a sixty-first second) or no database (the year 0). */
function momentOf(name: 'from' | 'to', text: string): Date {
  const milliseconds = Date.parse(text)
  if (Number.isNaN(milliseconds)) {
    const message = 'This is not a date and time.'
    fail('invalid-request', { problems: [{ field: `/query/${name}`, rule: 'format', message }] })
  }
  return new Date(Math.min(Math.max(milliseconds, earliest), latest))
}
