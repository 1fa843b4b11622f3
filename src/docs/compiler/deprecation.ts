import { type DeprecationDays, deprecationDays } from '#domain/deprecation.ts'

interface Deprecatable {
  deprecated: boolean
  deprecation?: DeprecationDays
}

/** Whether an operation or a parameter is deprecated, with the days that the file names. */
export function deprecationOf(part: { deprecated?: boolean }): Deprecatable {
  const days = deprecationDays(part)
  return { deprecated: days !== undefined, ...(days && Object.keys(days).length > 0 && { deprecation: days }) }
}
