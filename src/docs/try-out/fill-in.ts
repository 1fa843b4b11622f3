import type { Contract, OperationId } from '#simulator/contract/contract.ts'
import { ledgerOf } from '#simulator/state/ledger.ts'
import { type Draft, withParameters, withValues } from './draft.ts'
import { isObject, type JsonObject } from './json-schema.ts'
import { type Offer, offersFor } from './offers.ts'
import type { Session } from './session-state.ts'

interface Known {
  session: Session
  contract: Contract
  now: number
}

export const objectOf = (draft: Draft): JsonObject => (isObject(draft.body?.value) ? draft.body.value : {})

export function offersOf(draft: Draft, operation: OperationId, { session, contract, now }: Known): Offer[] {
  return offersFor(operation, { ledger: ledgerOf(session.engine), contract, now, body: objectOf(draft) })
}

export function withOffer(draft: Draft, { body, parameters }: Offer): Draft {
  const filled = body ? withValues(draft, body) : draft
  return parameters ? withParameters(filled, parameters) : filled
}

/** Values flow on: what earlier calls brought replaces what the example says. Prices are the reader's choice. */
export function filledIn(draft: Draft, operation: OperationId, known: Known): Draft {
  if (operation === 'sendSms' && objectOf(draft).userToken === undefined) return draft
  const fill = (before: Draft, field: string) => {
    const offer = offersOf(before, operation, known).find((each) => each.field === field)
    return offer ? withOffer(before, offer) : before
  }
  // The token comes first: whose payment password is offered depends on it.
  return ['userToken', 'oneTimePassword', 'originalTransactionId', 'path:correlationId'].reduce(fill, draft)
}
