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

export function draftSuggestions(
  draft: Draft,
  operation: OperationId,
  { session, contract, now }: Sources,
): Suggestion[] {
  return suggestionsFor[operation]({ ledger: ledgerOf(session.engine), contract, now, body: bodyProperties(draft) })
}

export function withSuggestion(draft: Draft, { body, parameters }: Suggestion): Draft {
  const filled = body ? withValues(draft, body) : draft
  return parameters ? withParameters(filled, parameters) : filled
}

/** Values of earlier calls replace those of the example, but for the product code, which is the price. */
export function withEarlierValues(draft: Draft, operation: OperationId, sources: Sources): Draft {
  // An SMS can be addressed by a number instead.
  if (operation === 'sendSms' && bodyProperties(draft).userToken === undefined) return draft
  const fill = (before: Draft, field: string) => {
    const suggestion = draftSuggestions(before, operation, sources).find((each) => each.field === field)
    return suggestion ? withSuggestion(before, suggestion) : before
  }
  // The token comes first: it determines the payment password.
  return ['userToken', 'oneTimePassword', 'originalTransactionId', 'path:correlationId'].reduce(fill, draft)
}
