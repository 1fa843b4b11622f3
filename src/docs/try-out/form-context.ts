import { createContext } from 'react'
import type { MissingValue } from './missing-values.ts'
import type { ExampleValues, Suggestion } from './offers.ts'

/** Data beside the fields. Passed by context, because rjsf does not render fields whose own props stay the same. */
export interface Beside {
  offers: ExampleValues[]
  use: (offer: ExampleValues) => void
  /** By body property: missing values of a replayed call. */
  blanks: Readonly<Record<string, MissingValue>>
  /** Goes to the operation that provides a missing value. */
  prove: (blank: MissingValue) => void
  /** By body property: suggested values, where others are allowed too. */
  suggestions: Readonly<Record<string, Suggestion[]>>
  /** For the field correlationId, if each call has a new one. */
  pin: { isPinned: boolean; isSpent: boolean; set: (isPinned: boolean) => void } | null
}

export const nothingBeside: Beside = {
  offers: [],
  use: () => {},
  blanks: {},
  prove: () => {},
  suggestions: {},
  pin: null,
}

export const BesideContext = createContext<Beside>(nothingBeside)
