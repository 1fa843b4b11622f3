import { type ReactNode, useMemo } from 'react'
import { useStore } from 'zustand'
import { isOperationId } from '#simulator/contract/operation-ids.ts'
import { type Bench, edit } from './actions.ts'
import type { Draft } from './draft.ts'
import { objectOf, suggestionsOf, withSuggestion } from './fill-in.ts'
import { FieldContext, type FieldContextValue } from './form-context.ts'
import { missingValues, numberSuggestions } from './missing-values.ts'
import { correlationIdOf, isUsed } from './session-state.ts'
import { fieldOptionsFor } from './suggestions.ts'
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
  const beside = useMemo<FieldContextValue>(() => {
    const { contract, operation, surroundings } = bench
    const id = correlationIdOf(draft)
    const known = contract && { session, contract, now: surroundings.now() }
    const fromCalls = known && isOperationId(operation.id) ? suggestionsOf(draft, operation.id, known) : []
    const suggestions = [...fromCalls, ...numberSuggestions(draft, operation, session)]
    return {
      suggestions: suggestions.filter((suggestion) => !isFilledIn(draft, suggestion)),
      missingValues: missingValues(draft, suggestions, contract),
      openVerification: ({ step }) => void (step && links.openVerification(step.values)),
      fieldOptions: contract ? fieldOptionsFor(contract, objectOf(draft)) : {},
      apply: (suggestion) => edit(bench, (before) => ({ ...withSuggestion(before, suggestion), isTouched: true })),
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
  return <FieldContext value={beside}>{children}</FieldContext>
}

/** A value that is filled in already is not suggested. */
function isFilledIn(draft: Draft, suggestion: FieldContextValue['suggestions'][number]): boolean {
  return JSON.stringify(withSuggestion(draft, suggestion)) === JSON.stringify(draft)
}
