import type { ReactNode } from 'react'
import { createContext, use, useReducer } from 'react'
import type { CallContext, ProductSource } from './model.ts'
import type { Packs } from './packs.ts'

/** The place that was asked for last. `count` tells two wishes for the same place apart. */
export interface Visit {
  anchor: string
  count: number
}

export type View = 'documentation' | 'try-out'

/** Where the choice of an operation's view is kept. */
export const viewKey = (operationId: string) => `${operationId}#view`

/** What every part of the page may need; the same as long as the page is shown. */
export interface PageParts {
  source: ProductSource
  packs: Packs
  /** What the reader opened and chose, by the key of the place: a section that comes back looks as it was left. */
  choices: Map<string, { value: unknown; visit: number }>
  tryOut: ((operationId: string) => ReactNode) | null
  /** The reader chose one of the views of an operation. */
  viewed: (operationId: string, from: View, to: View) => void
}

export const PageContext = createContext<PageParts | null>(null)
export const VisitContext = createContext<Visit>({ anchor: '', count: 0 })
export const PrintContext = createContext(false)
export const CallContextContext = createContext<CallContext>({ server: '', headers: {} })

export function usePage(): PageParts {
  const page = use(PageContext)
  if (!page) throw new Error('Parts of the reference are shown inside <Reference> only')
  return page
}

/**
 * What the reader chose at a place, else what a visit leads to, else what stands there at first. A later visit that leads
 * elsewhere wins over an earlier choice.
 */
export function useChoice<T>(key: string, initially: T, led?: T): [T, (value: T) => void] {
  const { choices } = usePage()
  const visit = use(VisitContext)
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const chosen = choices.get(key)
  const isCurrent = chosen && (led === undefined || chosen.visit === visit.count)
  const choose = (value: T) => {
    choices.set(key, { value, visit: visit.count })
    redraw()
  }
  return [isCurrent ? (chosen.value as T) : (led ?? initially), choose]
}

/** Open or closed; a visit to a place inside opens, and so does printing, unless it would never end. */
export function useOpen(
  key: string,
  leads: (anchor: string) => boolean = nowhere,
  isEndless = false,
): [boolean, () => void] {
  const visit = use(VisitContext)
  const isPrinting = use(PrintContext)
  const [open, choose] = useChoice(key, false, leads(visit.anchor) ? true : undefined)
  return [open || (isPrinting && !isEndless), () => choose(!open)]
}

const nowhere = () => false
