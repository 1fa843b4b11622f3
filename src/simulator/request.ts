import type { Contract, Failure, OperationId, Schemas } from './contract/contract.ts'
import type { Random } from './random.ts'

/** One call of the payment API, after authentication. */
export interface SimulatedRequest {
  operation: OperationId
  /** From X-Partner-ID. */
  partnerId: string
  /** From X-Project-ID. */
  projectId: string
  /** The {correlationId} in the path of getCharge. */
  correlationId?: string
  /** The parsed body; undefined without a body or when it is not JSON. */
  body?: unknown
}

/** The other inputs of a call. The same state, request and context give the same answer. */
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

export type FieldName =
  | keyof Schemas['OneTimePasswordRequest']
  | keyof Schemas['IdentityRequest']
  | keyof Schemas['ChargeRequest']
  | keyof Schemas['RefundRequest']
  | keyof Schemas['SmsRequest']

/** The strings of a body by property. */
export type Texts = { readonly [name in FieldName]?: string }
