import type { ExportCallsParams } from '#generated/portal/model/exportCallsParams.ts'

/** The raw content of the filter form. */
export interface FilterEntry {
  /** An operationId; empty for any. */
  operation: string
  result: string
  /** Id of a refusal, in any spelling. */
  refusal: string
  correlationId: string
  /** As a datetime-local field writes it: '2026-03-02T10:02', in the reader's time zone. */
  from: string
  until: string
}

export const emptyFilter = parseFilterForm(new FormData())

/** Reads the filter form. */
export function parseFilterForm(form: FormData): FilterEntry {
  const typed = (name: keyof FilterEntry) => String(form.get(name) ?? '')
  return {
    operation: typed('operation'),
    result: typed('result'),
    refusal: typed('refusal'),
    correlationId: typed('correlationId'),
    from: typed('from'),
    until: typed('until'),
  }
}

export const hasFilter = (entry: FilterEntry) => Object.values(entry).some((typed) => typed.trim() !== '')

/** The query of the contract. Invalid values are reported by the server. */
export function toQuery({
  operation,
  result,
  refusal,
  correlationId,
  from,
  until,
}: FilterEntry): Omit<ExportCallsParams, 'environment'> {
  const start = momentOf(from)
  const end = momentOf(until)
  return {
    ...(operation && { operation }),
    ...(result.trim() && { resultCode: codeOf(result) }),
    ...(refusal.trim() && { refusal: idOf(refusal) }),
    ...(correlationId.trim() && { correlationId: correlationId.trim() }),
    ...(start && { from: start }),
    ...(end && { to: end }),
  }
}

/** Accepts any spelling: 'general decline', 'GENERAL_DECLINE'. A code with a dot can have any letters, so it stays as typed. */
function codeOf(typed: string): string {
  const code = typed.trim()
  return code.includes('.') ? code : code.toUpperCase().replaceAll(/[\s-]+/g, '_')
}

/** 'Header missing', as the list shows it, or 'header-missing'. */
const idOf = (typed: string) =>
  typed
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '-')

const momentOf = (local: string) => {
  const moment = new Date(local)
  return Number.isNaN(moment.valueOf()) ? undefined : moment.toISOString()
}

interface TimeProblems {
  from?: string
  until?: string
}

/** The messages of the two times. */
export function timeProblems({ from, until }: FilterEntry): TimeProblems {
  const problem = 'Enter a date and a time before the year 10000.'
  const isValid = (typed: string) => typed === '' || momentOf(typed) !== undefined
  const problems = { ...(!isValid(from) && { from: problem }), ...(!isValid(until) && { until: problem }) }
  const isOrdered = !from || !until || until > from
  return isOrdered || hasTimeProblem(problems) ? problems : { until: 'The end must be after the start.' }
}

export const hasTimeProblem = (problems: TimeProblems) => Object.keys(problems).length > 0
