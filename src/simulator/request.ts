import type { Contract, Failure, OperationId, Schemas, TraceLine } from './contract/contract.ts'
import type { Random } from './random.ts'
import type { Entry } from './state/records.ts'

/** One call of the payment API, once somebody has found out who calls. */
export interface SimulatedRequest {
  operation: OperationId
  /** From X-Partner-ID. */
  partnerId: string
  /** From X-Project-ID. */
  projectId: string
  /** The {correlationId} in the path of getCharge. */
  correlationId?: string
  /** The parsed body; undefined where there is none or it is no JSON. */
  body?: unknown
}

/** What a call needs that is neither state nor request. The same three give the same answer. */
export interface Context {
  /** Milliseconds since 1970. */
  now: number
  random: Random
  contract: Contract
}

export type Success =
  | Schemas['OneTimePasswordAnswer']
  | Schemas['IdentityAnswer']
  | Schemas['ChargeAnswer']
  | Schemas['Charge']
  | Schemas['RefundAnswer']
  | Schemas['SmsAnswer']

export interface Answer {
  /** The HTTP status. */
  status: number
  body: Success | Failure
}

/** What became of a call: the answer, why, and the records to write. */
export interface Decision {
  response: Answer
  trace: TraceLine[]
  changes: Entry[]
}

export type FieldName =
  | keyof Schemas['OneTimePasswordRequest']
  | keyof Schemas['IdentityRequest']
  | keyof Schemas['ChargeRequest']
  | keyof Schemas['RefundRequest']
  | keyof Schemas['SmsRequest']

/** The texts of a body, by the property they stand in. */
export type Texts = { readonly [name in FieldName]?: string }
