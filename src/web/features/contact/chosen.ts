import { createContext } from 'react'
import type { ContactEntry } from './entry.ts'

/** What the form holds, for the fields that look at another one. */
export const ChosenContext = createContext<Partial<ContactEntry>>({})
