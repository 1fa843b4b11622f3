import type { components, operations } from '#generated/products/direct-carrier-billing/types.ts'
import type { CheckId } from './check-ids.ts'
import type { LimitKeyword } from './limit-keywords.ts'

// What the simulator follows, read out of the product's specification by readContract. Plain data: it can be prepared when
// the pages are built and sent without the rest of the specification.

export type Schemas = components['schemas']
export type OperationId = keyof operations
export type Failure = Schemas['Failure']
export type ResultCode = Schemas['Success'] | Failure['resultCode']

export interface Contract {
  operations: Record<OperationId, OperationRules>
  refusals: Refusal[]
  operators: Operator[]
  pricePoints: PricePoint[]
  profiles: Profile[]
  /** What a correlation id promises, per result that is kept. A result that is not here leaves the id free. */
  repeats: { code: ResultCode; promise: 'answered-again' | 'tried-again' }[]
  oneTimePassword: OneTimePasswordRules
  unsubscribe: { beginsWith: string; ignoreCase: boolean; pattern: string; message: string }
}

/** A line of why a call was answered as it was. */
export interface TraceLine {
  /** The step of the check; null for what was done after the last one. */
  step: number | null
  check: CheckId | 'done'
  outcome: 'passed' | 'spared' | 'answered'
  words: string
}

export interface OperationRules {
  successMessage: string
  /** In the order in which they are made. */
  checks: CheckRule[]
  /** Null where the operation takes no body. */
  body: BodyRules | null
}

export interface CheckRule {
  step: number
  id: CheckId
  /** The line of a trace when there is no more to say than that it passes. */
  passed: TraceLine
  /** The limits of the request's schema that are looked at. */
  keywords: LimitKeyword[]
  pattern: string | null
  /** Null where the operator determines the answer. */
  refusal: Refusal | null
  message: string | null
}

/** A row of the table of result codes other than success. */
export interface Refusal {
  code: Failure['resultCode']
  httpStatus: number
  statusCode: Failure['statusCode']
  meaning: string
}

export interface BodyRules {
  /** Every property that is known, in the order of the schema. */
  fields: Field[]
  required: string[]
  conditions: Condition[]
}

/** A property, and its limits in the order in which they are looked at. */
export interface Field {
  name: string
  limits: Limits[]
}

/** What a text may be, and the words for each limit it breaks. */
export interface Limits {
  minLength: number | null
  maxLength: number | null
  pattern: string | null
  format: string | null
  enum: string[] | null
  words: { [keyword in LimitKeyword | 'required']?: string }
  /** Limits that are not looked at with the others: they answer with this result, at the check that has it. */
  later: { [keyword in LimitKeyword]?: ResultCode }
}

/** An `if` on one property and what follows from it. */
export interface Condition {
  property: string
  /** The text it must be; null where any text will do. */
  equals: string | null
  met: Branch
  unmet: Branch
}

export interface Branch {
  required: string[]
  /** The rule's own words for what is missing. */
  requiredWords: string | null
  fields: Field[]
}

export interface Operator {
  code: string
  /** Of the operator, or its code where no name is stated. */
  name: string
  currency: string | null
  msisdnPattern: string | null
  offered: boolean
  asksPaymentCode: boolean
}

export interface PricePoint {
  /** Null: of every operator that is not offered yet. */
  operator: string | null
  code: string
  amount: string
}

export interface Profile {
  /** The last digits of the number, or of the part of an address before the @. */
  suffix: string
  name: string
  message: string
  on: OperationId[]
  times: 'always' | 'once'
  readBack: Schemas['PaymentStatus'] | null
  /** Null where the call succeeds all the same. */
  refusal: Refusal | null
  deliversOneTimePassword: boolean
}

export interface OneTimePasswordRules {
  digits: number
  placeholder: string
  ttlSeconds: number
  tries: number
  usedBy: Record<Schemas['TransactionType'], OperationId>
}
