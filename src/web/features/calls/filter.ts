import type { ExportCallsParams } from '#generated/portal/model/exportCallsParams.ts'

/** What the fields above the log hold, as typed. */
export interface FilterEntry {
  /** An operationId; empty for any. */
  operation: string
  result: string
  /** Id of a refusal, however it is written. */
  refusal: string
  correlationId: string
  /** As a datetime-local field writes it: '2026-03-02T10:02', in the reader's time zone. */
  from: string
  until: string
}

export const nothingAsked: FilterEntry = {
  ...{ operation: '', result: '', refusal: '' },
  ...{ correlationId: '', from: '', until: '' },
}

/** What a form of such fields holds. */
export function readEntry(form: FormData): FilterEntry {
  const typed = (name: keyof FilterEntry) => String(form.get(name) ?? '')
  return {
    ...{ operation: typed('operation'), result: typed('result'), refusal: typed('refusal') },
    ...{ correlationId: typed('correlationId'), from: typed('from'), until: typed('until') },
  }
}

export const asksAnything = (entry: FilterEntry) => Object.values(entry).some((typed) => typed.trim() !== '')

/** As the contract wants it. What it does not want, the server says in the contract's own words. */
export function readFilter({
  operation,
  result,
  refusal,
  correlationId,
  from,
  until,
}: FilterEntry): Omit<ExportCallsParams, 'environment'> {
  return {
    ...(operation && { operation }),
    ...(result.trim() && { resultCode: codeOf(result) }),
    ...(refusal.trim() && { refusal: idOf(refusal) }),
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

/** 'Header missing', as the list has it, or 'header-missing'. */
const idOf = (typed: string) =>
  typed
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '-')

const momentOf = (local: string) => new Date(local).toISOString()

/** Nothing can be found between a moment and an earlier one. */
export const orderProblem = ({ from, until }: FilterEntry) =>
  from && until && until <= from ? 'This is not after the beginning.' : undefined
