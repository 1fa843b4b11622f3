import type { Caller } from '#server/gateway/callers.ts'
import type { ConnectionId } from '#server/operators.ts'
import type { NewCall } from '#server/repositories/calls.ts'
import type { Loaded } from '#simulator/settle.ts'
import type { RecordKey } from '#simulator/state/records.ts'

/** An authenticated call. */
export interface OperatorCall {
  operation: string
  caller: Caller
  /** Decoded path parameters. */
  parameters: Record<string, string>
  /** The parsed body; undefined when it is missing or not JSON. */
  body: unknown
  /** The header Prefer, with which callers of a product without a simulator choose an example. */
  prefer?: string
  now: Date
  /** The records at `recordsOf`, if they were read with the caller. */
  loaded?: Loaded | undefined
}

/** A call whose caller is not known yet: the ids are those that it claims. */
export type ClaimedCall = Omit<OperatorCall, 'caller' | 'loaded'> & {
  caller: Pick<Caller, 'partnerId' | 'projectId'>
}

/** The result of a call. */
export interface CallResult {
  status: number
  /** Undefined for an answer without a body. */
  body: unknown
  /** A row of the product's result codes; null for an answer that is none of them. */
  result: ResultCode | null
  /** Explains the answer, one line per check. */
  trace: string[]
  facts: CallFacts
  /** The one-time password on the simulated handset, if the call sent one. */
  oneTimePassword?: string
}

interface ResultCode {
  resultCode: string
  statusCode: number
}

/** Facts that have columns of their own in the log. */
export interface CallFacts {
  correlationId: string | null
  provider: string | null
  productCode: string | null
  transactionId: string | null
  customer: string | null
  moved: 'charge' | 'refund' | null
  amount: string | null
  currency: string | null
  /** When the charge, or the charge of the refund, was first requested. */
  chargedAt: Date | null
}

export const noFacts: CallFacts = {
  correlationId: null,
  provider: null,
  productCode: null,
  transactionId: null,
  customer: null,
  moved: null,
  amount: null,
  currency: null,
  chargedAt: null,
}

/**
 * An operator behind the gateway. Its id is stored with every call that it answers. The log row that `rowOf` returns must be
 * stored in the transaction that settles the outcome, so that neither exists without the other. The demo's past has none.
 */
export interface OperatorConnection {
  id: ConnectionId
  /** The stored records that the call reads first, if it reads any. They can be read in one statement with its caller. */
  recordsOf?(call: ClaimedCall): RecordKey[]
  settle(call: OperatorCall, rowOf: (outcome: CallResult) => NewCall | undefined): Promise<CallResult>
}
