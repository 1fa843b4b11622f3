import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Decided, DecisionName } from './words.ts'

const DecisionDialog = lazy(async () => ({ default: (await import('./decision-dialog.tsx')).DecisionDialog }))

export type Ask = (decision: DecisionName, project: Decided) => void

/**
 * Asks about a decision. The dialog stands beside the list and not in its row: a row that another person has decided goes
 * away, and what became of the decision must still be read.
 */
export function useDecision(): { ask: Ask; dialog: ReactNode } {
  const [asked, setAsked] = useState<{ decision: DecisionName; project: Decided }>()
  return {
    ask: (decision, project) => setAsked({ decision, project }),
    dialog: asked && (
      <Suspense fallback={null}>
        <DecisionDialog {...asked} onClose={() => setAsked(undefined)} />
      </Suspense>
    ),
  }
}
