import { formatDay } from '#domain/dates.ts'
import { type DeprecationDays, deprecationDays } from '#domain/deprecation.ts'

export interface Deprecatable {
  deprecated: boolean
  /** Where the file names days. */
  deprecation?: DeprecationDays
}

/** Whether an operation or a parameter is deprecated, with the days that the file names. */
export function deprecationOf(part: { deprecated?: boolean }): Deprecatable {
  const days = deprecationDays(part)
  return { deprecated: days !== undefined, ...(days && Object.keys(days).length > 0 && { deprecation: days }) }
}

/** 'deprecated, ends 1 Mar 2027': for badges and lists. */
export function deprecatedLabel({ sunset }: DeprecationDays = {}): string {
  return sunset ? `deprecated, ends ${formatDay(sunset)}` : 'deprecated'
}

/** One line: 'Deprecated since 23 Nov 2026, ends on 1 Mar 2027'. */
export function deprecationNote({ since, sunset }: DeprecationDays = {}): string {
  const parts = [
    `Deprecated${since ? ` since ${formatDay(since)}` : ''}`,
    ...(sunset ? [`ends on ${formatDay(sunset)}`] : []),
  ]
  return parts.join(', ')
}
