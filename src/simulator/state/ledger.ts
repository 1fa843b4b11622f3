import type { ChargeRecord, MessageRecord, OneTimePasswordRecord, RefundRecord, UserTokenRecord } from './records.ts'
import { recordsOf, type State } from './state.ts'

/** The simulator's records for display, oldest first. */
export interface Ledger {
  oneTimePasswords: OneTimePasswordRecord[]
  userTokens: UserTokenRecord[]
  charges: ChargeRecord[]
  refunds: (RefundRecord & Pick<ChargeRecord, 'amount' | 'currency'>)[]
  /** Messages on the simulated handset. */
  messages: MessageRecord[]
}

export function ledgerOf(state: State): Ledger {
  const charges = oldestFirst(recordsOf(state, 'requests').flatMap(({ charge }) => charge ?? []))
  return {
    oneTimePasswords: recordsOf(state, 'oneTimePasswords').sort((a, b) => a.sentAt - b.sentAt),
    userTokens: oldestFirst(recordsOf(state, 'userTokens')),
    charges,
    refunds: oldestFirst(
      charges.flatMap(({ refund, amount, currency }) => (refund ? [{ ...refund, amount, currency }] : [])),
    ),
    messages: oldestFirst(recordsOf(state, 'messages')),
  }
}

function oldestFirst<Dated extends { at: number }>(records: Dated[]): Dated[] {
  return records.sort((a, b) => a.at - b.at)
}
