import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { DecidedProject, DecisionName } from './messages.ts'

const DecisionDialog = lazy(async () => ({ default: (await import('./decision-dialog.tsx')).DecisionDialog }))

export type Ask = (decision: DecisionName, project: DecidedProject) => void

/**
 * Opens the decision dialog. It is rendered beside the list instead of in the row: a row that another person has decided
 * disappears, and the message must stay.
 */
export function useDecision(): { ask: Ask; dialog: ReactNode } {
  const [asked, setAsked] = useState<{ decision: DecisionName; project: DecidedProject }>()
  return {
    ask: (decision, project) => setAsked({ decision, project }),
    dialog: asked && (
      <Suspense fallback={null}>
        <DecisionDialog {...asked} onClose={() => setAsked(undefined)} />
      </Suspense>
    ),
  }
}
