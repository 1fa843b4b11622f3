import { createContext } from 'react'
import type { Offer } from './offers.ts'

/** What stands beside the fields of a form. It comes by context: rjsf keeps fields whose own props stay the same. */
export interface Beside {
  offers: Offer[]
  use: (offer: Offer) => void
  /** Of the field named correlationId, where each call takes a new one. */
  pin: { isPinned: boolean; isSpent: boolean; set: (isPinned: boolean) => void } | null
}

export const nothingBeside: Beside = { offers: [], use: () => {}, pin: null }

export const BesideContext = createContext<Beside>(nothingBeside)
