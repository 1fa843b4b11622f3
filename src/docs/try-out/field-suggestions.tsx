import { type ReactNode, useMemo } from 'react'
import { useStore } from 'zustand'
import { isOperationId } from '#simulator/contract/operation-ids.ts'
import { type Bench, edit } from './actions.ts'
import type { Draft } from './draft.ts'
import { objectOf, offersOf, withOffer } from './fill-in.ts'
import { type Beside, BesideContext } from './form-context.ts'
import { missingValues, numberOffers } from './missing-values.ts'
import { suggestionsFor } from './offers.ts'
import { correlationIdOf, isUsed } from './session-state.ts'
import type { FormLinks } from './use-form-links.ts'

interface FieldSuggestionsProps {
  bench: Bench
  draft: Draft
  links: FormLinks
  children: ReactNode
}

/** Provides the fields with suggestions from earlier calls. */
export function FieldSuggestions({ bench, draft, links, children }: FieldSuggestionsProps) {
  const session = useStore(bench.store)
  const beside = useMemo<Beside>(() => {
    const { contract, operation, surroundings } = bench
    const id = correlationIdOf(draft)
    const known = contract && { session, contract, now: surroundings.now() }
    const held = known && isOperationId(operation.id) ? offersOf(draft, operation.id, known) : []
    const offers = [...held, ...numberOffers(draft, operation, session)]
    return {
      offers: offers.filter((offer) => !isFilledIn(draft, offer)),
      blanks: missingValues(draft, offers, contract),
      prove: ({ step }) => void (step && links.openVerification(step.values)),
      suggestions: contract ? suggestionsFor(contract, objectOf(draft)) : {},
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
  }, [bench, draft, session, links])
  return <BesideContext value={beside}>{children}</BesideContext>
}

/** A value that is filled in already is not suggested. */
function isFilledIn(draft: Draft, offer: Beside['offers'][number]): boolean {
  return JSON.stringify(withOffer(draft, offer)) === JSON.stringify(draft)
}
