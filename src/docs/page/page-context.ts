import { createContext, type ReactNode, use, useReducer } from 'react'
import type { CallContext, ProductSource } from '#docs/model/product.ts'
import type { Packs } from './packs.ts'

/** The last requested anchor. `count` distinguishes repeated requests. */
export interface Visit {
  anchor: string
  count: number
}

export type View = 'documentation' | 'try-out'

/** Storage key of an operation's view. */
export const viewKey = (operationId: string) => `${operationId}#view`

/** Expanded and selected parts by key, so that a section keeps its state when it is rendered again. */
export type Choices = Map<string, { value: unknown; visit: number }>

/** Shared by every part of the page; constant while the page is shown. */
export interface PageParts {
  source: ProductSource
  packs: Packs
  choices: Choices
  tryOut: ((operationId: string) => ReactNode) | null
  /** Called when the reader selects a view of an operation. */
  onViewChange: (operationId: string, from: View, to: View) => void
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
 * The reader's choice, else the one that the URL requires, else the default. A later visit elsewhere overrides an earlier
 * choice.
 */
export function useChoice<T>(key: string, initially: T, required?: T): [T, (value: T) => void] {
  const { choices } = usePage()
  const visit = use(VisitContext)
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const chosen = choices.get(key)
  const isCurrent = chosen && (required === undefined || chosen.visit === visit.count)
  const choose = (value: T) => {
    choices.set(key, { value, visit: visit.count })
    redraw()
  }
  return [isCurrent ? (chosen.value as T) : (required ?? initially), choose]
}

/** Expanded or collapsed. A visit inside expands it, and so does printing unless it is recursive. */
export function useOpen(
  key: string,
  contains: (anchor: string) => boolean = nowhere,
  isRecursive = false,
): [boolean, () => void] {
  const visit = use(VisitContext)
  const isPrinting = use(PrintContext)
  const [open, choose] = useChoice(key, false, contains(visit.anchor) ? true : undefined)
  return [open || (isPrinting && !isRecursive), () => choose(!open)]
}

const nowhere = () => false
