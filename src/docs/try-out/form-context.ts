import { createContext } from 'react'
import type { JsonObject } from './json-schema.ts'
import type { MissingValue } from './missing-values.ts'
import type { FieldOption, Suggestion } from './suggestions.ts'

/** Data beside the fields. Passed by context, because rjsf does not render fields whose own props stay the same. */
export interface FieldContextValue {
  suggestions: Suggestion[]
  apply: (suggestion: Suggestion) => void
  /** By body property: missing values of a replayed call. */
  missingValues: Readonly<Record<string, MissingValue>>
  /** Goes to the operation that provides a missing value, with the values of its form. */
  openVerification: (values: JsonObject) => void
  /** By body property: suggested values, where others are allowed too. */
  fieldOptions: Readonly<Record<string, FieldOption[]>>
  /** For the field correlationId, if each call has a new one. */
  pin: { isPinned: boolean; isSpent: boolean; set: (isPinned: boolean) => void } | null
}

export const FieldContext = createContext<FieldContextValue>({
  suggestions: [],
  apply: () => {},
  missingValues: {},
  openVerification: () => {},
  fieldOptions: {},
  pin: null,
})
