import type { components, operations } from '#generated/products/direct-carrier-billing/types.ts'

// The rules of the simulator, read from the product's specification by readContract. Plain data: the build prepares it and
// sends it without the rest of the specification.

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
  /** What a correlation id guarantees, per stored result. Other results leave the id free. */
  repeats: { code: ResultCode; promise: 'answered-again' | 'tried-again' }[]
  oneTimePassword: OneTimePasswordRules
  unsubscribe: { beginsWith: string; ignoreCase: boolean; pattern: string; message: string }
}

/** A line of the explanation of an answer. */
export interface TraceLine {
  /** The step of the check; null after the last check. */
  step: number | null
  check: CheckId | 'done'
  outcome: 'passed' | 'skipped' | 'answered'
  text: string
}

export interface OperationRules {
  successMessage: string
  /** In order of execution. */
  checks: CheckRule[]
  /** Null for an operation without a body. */
  body: BodyRules | null
}

export interface CheckRule {
  step: number
  id: CheckId
  /** The trace line of a passed check without details. */
  passed: TraceLine
  /** The schema keywords that the check enforces. */
  keywords: LimitKeyword[]
  pattern: string | null
  /** Null where the operator determines the answer. */
  refusal: Refusal | null
  message: string | null
}

/** A row of the result code table, except success. */
export interface Refusal {
  code: Failure['resultCode']
  httpStatus: number
  statusCode: Failure['statusCode']
  meaning: string
}

export interface BodyRules {
  /** Every known property, in schema order. */
  fields: Field[]
  required: string[]
  conditions: Condition[]
}

/** A property with its limits, in the order of their checks. */
export interface Field {
  name: string
  limits: Limits[]
}

/** Limits of a text with their messages. */
export interface Limits {
  minLength: number | null
  maxLength: number | null
  pattern: string | null
  format: string | null
  enum: string[] | null
  messages: { [keyword in LimitKeyword | 'required']?: string }
  /** Limits that are enforced by the check with this result instead. */
  later: { [keyword in LimitKeyword]?: ResultCode }
}

/** An `if` on one property with its consequences. */
export interface Condition {
  property: string
  /** The required text; null for any. */
  equals: string | null
  met: Branch
  unmet: Branch
}

export interface Branch {
  required: string[]
  /** The rule's own message for a missing property. */
  requiredMessage: string | null
  fields: Field[]
}

export interface Operator {
  code: string
  /** The operator's name, or its code where there is none. */
  name: string
  currency: string | null
  msisdnPattern: string | null
  offered: boolean
  asksPaymentCode: boolean
}

export interface PricePoint {
  /** Null for operators that are not offered yet. */
  operator: string | null
  code: string
  amount: string
}

export interface Profile {
  /** The last digits of the number, or of the local part of an email address. */
  suffix: string
  name: string
  message: string
  on: OperationId[]
  times: 'always' | 'once'
  readBack: Schemas['PaymentStatus'] | null
  /** Null where the call succeeds. */
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

/**
 * The implemented checks. The specification lists which of them an operation makes, in which order, with the messages.
 */
export const checkIds = [
  'body',
  'unknown-property',
  'mandatory',
  'text',
  'empty',
  'too-short',
  'too-long',
  'value',
  'control-characters',
  'unsubscribe-message',
  'provider',
  'subscriber',
  'user-token',
  'one-time-password',
  'correlation-id-known',
  'correlation-id-free',
  'product-code',
  'original-transaction',
  'not-refunded',
  'registered',
  'operator',
] as const

export type CheckId = (typeof checkIds)[number]

// The compiler reports a missing or unknown operation of the specification.
const known: Record<OperationId, true> = {
  requestOneTimePassword: true,
  identifyCustomer: true,
  createCharge: true,
  getCharge: true,
  refundCharge: true,
  sendSms: true,
}

/** Whether the simulator has this operation. */
export function isOperationId(id: string): id is OperationId {
  return Object.hasOwn(known, id)
}

export const operationIds: readonly OperationId[] = Object.keys(known).filter(isOperationId)

/** The JSON Schema keywords that limit a text. */
export const limitKeywords = ['minLength', 'maxLength', 'pattern', 'format', 'enum'] as const

export type LimitKeyword = (typeof limitKeywords)[number]
