import { createContext } from 'react'
import type { Blank } from './missing-values.ts'
import type { Offer, Suggestion } from './offers.ts'

/** What stands beside the fields of a form. It comes by context: rjsf keeps fields whose own props stay the same. */
export interface Beside {
  offers: Offer[]
  use: (offer: Offer) => void
  /** By property of the body: what a call of the log left to be filled in. */
  blanks: Readonly<Record<string, Blank>>
  /** Goes to the step that brings the value of a blank. */
  prove: (blank: Blank) => void
  /** By property of the body: values that are known, where any other can be typed as well. */
  suggestions: Readonly<Record<string, Suggestion[]>>
  /** Of the field named correlationId, where each call takes a new one. */
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
