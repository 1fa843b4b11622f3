import type { Contract, OperationId } from '#simulator/contract/contract.ts'
import { ledgerOf } from '#simulator/state/ledger.ts'
import { bodyProperties, type Draft, withParameters, withValues } from './draft.ts'
import type { Session } from './session-state.ts'
import { type Suggestion, suggestionsFor } from './suggestions.ts'

/** What suggestions for a draft are made of. */
interface Sources {
  session: Session
  contract: Contract
  now: number
}

/** At most three of a kind, unless all are wanted. */
export function draftSuggestions(
  draft: Draft,
  operation: OperationId,
  { session, contract, now }: Sources,
  most = 3,
): Suggestion[] {
  const body = bodyProperties(draft)
  return suggestionsFor[operation]({ ledger: ledgerOf(session.engine), contract, now, body, most })
}

export function withSuggestion(draft: Draft, { body, parameters }: Suggestion): Draft {
  const filled = body ? withValues(draft, body) : draft
  return parameters ? withParameters(filled, parameters) : filled
}

/** The chosen or newest values of earlier calls replace those of the example, but for the product code, which is the price. */
export function withEarlierValues(draft: Draft, operation: OperationId, sources: Sources): Draft {
  // An SMS can be addressed by a number instead.
  if (operation === 'sendSms' && bodyProperties(draft).userToken === undefined) return draft
  const fill = (before: Draft, field: string) => {
    const chosen = draft.chosen[field]
    const suggestion = draftSuggestions(before, operation, sources, Number.POSITIVE_INFINITY).find(
      (each) =>
        each.field === field && (chosen === undefined || chosen === { ...each.body, ...each.parameters }[field]),
    )
    return suggestion ? withSuggestion(before, suggestion) : before
  }
  // The token comes first: it determines the payment password.
  return ['userToken', 'oneTimePassword', 'originalTransactionId', 'path:correlationId'].reduce(fill, draft)
}
