import { type ReactNode, useMemo } from 'react'
import { useStore } from 'zustand'
import { isOperationId } from '#simulator/contract/operation-ids.ts'
import { type Bench, edit } from './actions.ts'
import type { Draft } from './draft.ts'
import { offersOf, withOffer } from './fill-in.ts'
import { type Beside, BesideContext } from './form-context.ts'
import { correlationIdOf, isUsed } from './session-state.ts'

/** Hands the fields what earlier calls offer for them. */
export function BesideFields({ bench, draft, children }: { bench: Bench; draft: Draft; children: ReactNode }) {
  const session = useStore(bench.store)
  const beside = useMemo<Beside>(() => {
    const { contract, operation, surroundings } = bench
    const id = correlationIdOf(draft)
    const known = contract && { session, contract, now: surroundings.now() }
    const offers = known && isOperationId(operation.id) ? offersOf(draft, operation.id, known) : []
    return {
      offers: offers.filter((offer) => !isFilledIn(draft, offer)),
      use: (offer) => edit(bench, (before) => ({ ...withOffer(before, offer), isTouched: true })),
      pin:
        known && id !== undefined
          ? {
              isPinned: draft.isPinned,
              isSpent: isUsed(session, id),
              set: (isPinned) => edit(bench, (before) => ({ ...before, isPinned })),
            }
          : null,
    }
  }, [bench, draft, session])
  return <BesideContext value={beside}>{children}</BesideContext>
}

/** What stands in the form already needs no offer. */
function isFilledIn(draft: Draft, offer: Beside['offers'][number]): boolean {
  return JSON.stringify(withOffer(draft, offer)) === JSON.stringify(draft)
}
