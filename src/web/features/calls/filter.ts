import type { CallFilter } from '#web/api/call-queries.ts'

/** What the fields above the log hold, as typed. */
export interface FilterEntry {
  /** An operationId; empty for any. */
  operation: string
  result: string
  correlationId: string
  /** As a datetime-local field writes it: '2026-03-02T10:02', in the reader's time zone. */
  from: string
  until: string
}

export const nothingAsked: FilterEntry = { operation: '', result: '', correlationId: '', from: '', until: '' }

/** What a form of such fields holds. */
export function readEntry(form: FormData): FilterEntry {
  const typed = (name: keyof FilterEntry) => String(form.get(name) ?? '')
  return {
    ...{ operation: typed('operation'), result: typed('result'), correlationId: typed('correlationId') },
    ...{ from: typed('from'), until: typed('until') },
  }
}

export const asksAnything = (entry: FilterEntry) => Object.values(entry).some((typed) => typed.trim() !== '')

/** As the contract wants it. What it does not want, the server says in the contract's own words. */
export function readFilter({ operation, result, correlationId, from, until }: FilterEntry): CallFilter {
  return {
    ...(operation && { operation }),
    ...(result.trim() && { resultCode: codeOf(result) }),
    ...(correlationId.trim() && { correlationId: correlationId.trim() }),
    ...(from && { from: momentOf(from) }),
    ...(until && { to: momentOf(until) }),
  }
}

/** A result is found however it is written: 'general decline', 'GENERAL_DECLINE'. */
const codeOf = (typed: string) =>
  typed
    .trim()
    .toUpperCase()
    .replaceAll(/[\s-]+/g, '_')

const momentOf = (local: string) => new Date(local).toISOString()

/** Nothing can be found between a moment and an earlier one. */
export const orderProblem = ({ from, until }: FilterEntry) =>
  from && until && until <= from ? 'This is not after the beginning.' : undefined
