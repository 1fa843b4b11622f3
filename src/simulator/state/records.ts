import type { OperationId, PricePoint, Schemas } from '../contract/contract.ts'
import type { Answer, Texts } from '../request.ts'

// The simulator's state: small records, each found by its key alone, so that a database can store one per row and load only
// those that a call touches. Times are milliseconds since 1970, amounts decimal strings.

/** The subscriber as the caller names them. */
export interface Subscriber {
  userIdentityType: Schemas['UserIdentityType']
  userIdentifier: string
}

/** A request with its correlation id, its answer and its charge. */
export interface RequestRecord {
  operation: OperationId
  body: Texts
  answer: Answer
  at: number
  /** Null where no charge reached the operator. */
  charge: ChargeRecord | null
}

/** A subscriber's newest one-time password for a purpose; it replaces older ones. */
export interface OneTimePasswordRecord {
  subscriber: Subscriber
  operator: string
  transactionType: Schemas['TransactionType']
  /** Null unless it is for a payment. */
  productCode: string | null
  password: string
  sentAt: number
  expiresAt: number
  wrongTries: number
  usedAt: number | null
}

/** A subscriber's token with a partner at an operator. */
export interface RegistrationRecord {
  userToken: string
}

export interface UserTokenRecord {
  userToken: string
  subscriber: Subscriber
  operator: string
  at: number
}

export interface RefundRecord {
  transactionId: string
  openPlatformTransactionId: string
  correlationId: string
  reason: string
  at: number
}

export interface ChargeRecord {
  correlationId: string
  /** Null unless money moved. */
  transactionId: string | null
  openPlatformTransactionId: string
  paymentStatus: Schemas['PaymentStatus']
  userToken: string
  operator: string
  productCode: string
  amount: string
  currency: string | null
  at: number
  refund: RefundRecord | null
}

/** The request that created the charge of a transaction id. */
interface TransactionRecord {
  correlationId: string
}

/** A message on the simulated handset. */
export interface MessageRecord {
  openPlatformTransactionId: string
  to: Subscriber
  operator: string
  text: string
  at: number
}

/** Product codes of the project, written by the server; otherwise the contract's price points apply. */
export interface ProjectRecord {
  productCodes: PricePoint[]
}

/**
 * The kinds of records. The scope and key of each:
 *
 * | kind | scope | key |
 * |---|---|---|
 * | requests | project | correlation id |
 * | transactions | project | transaction id of the charge |
 * | messages | project | openPlatformTransactionId of the call that sent it |
 * | projects | project | 'project' |
 * | userTokens | partner | user token |
 * | registrations | partner | operator and subscriber |
 * | oneTimePasswords | partner | operator, subscriber, transaction type and, for a payment, product code |
 */
export interface Records {
  requests: RequestRecord
  oneTimePasswords: OneTimePasswordRecord
  registrations: RegistrationRecord
  userTokens: UserTokenRecord
  transactions: TransactionRecord
  messages: MessageRecord
  projects: ProjectRecord
}

export type Kind = keyof Records

/** The key of a record. */
export interface RecordKey<Of extends Kind = Kind> {
  kind: Of
  /** Id of the partner or project that owns the record. */
  scope: string
  key: string
}

/** A record with its key. */
export type Entry<Of extends Kind = Kind> = { [Each in Of]: RecordKey<Each> & { record: Records[Each] } }[Of]

/** Looks up a record for the simulator. */
export type Read = <Of extends Kind>(kind: Of, scope: string, key: string) => Records[Of] | undefined
