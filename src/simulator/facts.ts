import type { Contract, Operator, PricePoint, Profile } from './contract/contract.ts'
import { isWithin } from './limits.ts'
import type { SimulatedRequest, Texts } from './request.ts'
import { passwordKey, registrationKey } from './state/keys.ts'
import type {
  ChargeRecord,
  OneTimePasswordRecord,
  Read,
  RegistrationRecord,
  RequestRecord,
  Subscriber,
  UserTokenRecord,
} from './state/records.ts'
import { profileOf } from './subscribers.ts'

/** The facts about a call in contract and records; undefined for missing ones and those of other callers. */
export interface Facts {
  operator: Operator | undefined
  /** The sent token, if it belongs to this partner and operator. */
  userToken: UserTokenRecord | undefined
  /** The subscriber, by number, address or token. */
  subscriber: Subscriber | undefined
  /** The operator's rules for this operation. */
  profile: Profile | undefined
  /** The earlier request with this correlation id. */
  earlier: RequestRecord | undefined
  /** How this request relates to the earlier one. */
  repeat: 'new' | 'different' | 'answered-again' | 'tried-again'
  /** The open one-time password for this call. */
  oneTimePassword: OneTimePasswordRecord | undefined
  registration: RegistrationRecord | undefined
  product: PricePoint | undefined
  /** The charge with this correlation id that reached the operator. */
  charge: ChargeRecord | undefined
  /** The request of the charge to refund. */
  original: (RequestRecord & { charge: ChargeRecord }) | undefined
}

interface Known {
  request: SimulatedRequest
  contract: Contract
  texts: Texts
  correlationId: string | undefined
}

/**
 * Loads everything a call may need. Records that the request itself names are loaded first and together, records found
 * through them afterwards: a batching store needs two loads at most.
 */
export function gatherFacts(read: Read, known: Known): Facts {
  const { request, contract, texts } = known
  const { operation, partnerId } = request
  const operator = contract.operators.find(({ code }) => code === texts.paymentServiceProvider)
  const earlier = findEarlier(read, known)
  const token = texts.userToken === undefined ? undefined : read('userTokens', partnerId, texts.userToken)
  const product = operator && findProduct(read, known, operator)
  const original = findOriginal(read, known)
  const userToken = token?.operator === operator?.code ? token : undefined
  const subscriber = namedSubscriber(texts) ?? userToken?.subscriber
  const registration =
    operator && subscriber && (operation === 'identifyCustomer' || operation === 'sendSms')
      ? read('registrations', partnerId, registrationKey(operator.code, subscriber))
      : undefined
  return {
    operator,
    userToken,
    subscriber,
    profile: subscriber && profileOf(contract, subscriber, operation),
    earlier,
    repeat: repeatOf(known, earlier),
    oneTimePassword: operator && subscriber && findPassword(read, known, operator, subscriber),
    registration,
    product,
    charge: earlier?.charge ?? undefined,
    original,
  }
}

/** The subscriber by number or address. Without a userIdentityType it is a number, as the schema says. */
export function namedSubscriber({ userIdentityType, userIdentifier }: Texts): Subscriber | undefined {
  if (userIdentifier === undefined) return undefined
  return { userIdentityType: userIdentityType === 'EMAIL' ? 'EMAIL' : 'MSISDN', userIdentifier }
}

function findProduct(read: Read, { request, contract, texts }: Known, operator: Operator): PricePoint | undefined {
  if (texts.productCode === undefined) return undefined
  const project = read('projects', request.projectId, 'project')
  const isAsked = (point: PricePoint) => point.code === texts.productCode
  const ofProject = project?.productCodes ?? contract.pricePoints
  const found = ofProject.find((point) => isAsked(point) && point.operator === operator.code)
  if (found || operator.offered) return found
  return contract.pricePoints.find((point) => isAsked(point) && point.operator === null)
}

/** A path may contain an invalid id, which is unknown without a look-up. */
function findEarlier(read: Read, { request, contract, correlationId }: Known): RequestRecord | undefined {
  if (correlationId === undefined) return undefined
  const field = contract.operations.createCharge.body?.fields.find(({ name }) => name === 'correlationId')
  const canBe = request.operation !== 'getCharge' || (field && isWithin(field.limits, correlationId))
  return canBe ? read('requests', request.projectId, correlationId) : undefined
}

function findOriginal(read: Read, { request, texts }: Known): Facts['original'] {
  if (texts.originalTransactionId === undefined) return undefined
  const transaction = read('transactions', request.projectId, texts.originalTransactionId)
  const paid = transaction && read('requests', request.projectId, transaction.correlationId)
  return paid?.charge ? { ...paid, charge: paid.charge } : undefined
}

function findPassword(read: Read, { request, contract, texts }: Known, operator: Operator, subscriber: Subscriber) {
  if (texts.oneTimePassword === undefined) return undefined
  const isPayment = contract.oneTimePassword.usedBy.PAYMENT === request.operation
  const productCode = isPayment ? (texts.productCode ?? null) : null
  const purpose = { transactionType: isPayment ? 'PAYMENT' : 'ASSOCIATION', productCode } as const
  return read('oneTimePasswords', request.partnerId, passwordKey(operator.code, subscriber, purpose))
}

function repeatOf({ request, contract, texts }: Known, earlier: RequestRecord | undefined): Facts['repeat'] {
  if (!earlier) return 'new'
  if (earlier.operation !== request.operation || !sameTexts(earlier.body, texts)) return 'different'
  const { resultCode } = earlier.answer.body
  return contract.repeats.find(({ code }) => code === resultCode)?.promise ?? 'new'
}

function sameTexts(one: Texts, other: Texts): boolean {
  const mine = Object.entries(one)
  const theirs = new Map(Object.entries(other))
  return mine.length === theirs.size && mine.every(([name, text]) => theirs.get(name) === text)
}
