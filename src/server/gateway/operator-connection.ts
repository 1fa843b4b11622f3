import type { Db } from '#server/db/database.ts'
import type { Caller } from '#server/gateway/callers.ts'
import type { ConnectionId } from '#server/operators.ts'

/** A call that the gateway let through. */
export interface OperatorCall {
  operation: string
  caller: Caller
  /** From the path, decoded. */
  parameters: Record<string, string>
  /** The parsed body; undefined where there is none or it is no JSON. */
  body: unknown
  now: Date
}

/** What became of it. */
export interface Outcome {
  status: number
  body: { resultCode: string; statusCode: number }
  /** Why it is that answer, a line per check. */
  trace: string[]
  facts: CallFacts
  /** The one-time password that it put on the simulated handset, if it did. */
  oneTimePassword?: string
}

/** What the log keeps of a call in columns of its own. */
export interface CallFacts {
  correlationId: string | null
  provider: string | null
  productCode: string | null
  transactionId: string | null
  customer: string | null
  moved: 'charge' | 'refund' | null
  amount: string | null
  currency: string | null
  /** When the charge that moved, or whose money moved back, was asked for first. */
  chargedAt: Date | null
}

/**
 * What stands behind the gateway in an environment. Its id is in the row of every call that it answered. `keep` writes the call's log row; it has to
 * be called within the transaction that settles the outcome, so that neither is ever there without the other.
 */
export interface OperatorConnection {
  id: ConnectionId
  settle(call: OperatorCall, keep: (tx: Db, outcome: Outcome) => Promise<void>): Promise<Outcome>
}
