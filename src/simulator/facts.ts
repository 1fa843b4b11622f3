import type { Contract, Operator, PricePoint, Profile } from './contract/contract.ts'
import { keepsWithin } from './limits.ts'
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

/** What the contract and the records say about a call. Whatever is undefined is not there, or not the caller's. */
export interface Facts {
  operator: Operator | undefined
  /** The token that was sent, of this partner and operator. */
  userToken: UserTokenRecord | undefined
  /** Whom the call is about, by number, address or token. */
  subscriber: Subscriber | undefined
  /** How the subscriber's operator treats this operation. */
  profile: Profile | undefined
  /** What was asked with this correlation id before. */
  asked: RequestRecord | undefined
  /** How this request relates to that one. */
  repeat: 'new' | 'different' | 'answered-again' | 'tried-again'
  /** The open one-time password that this call could use. */
  oneTimePassword: OneTimePasswordRecord | undefined
  registration: RegistrationRecord | undefined
  product: PricePoint | undefined
  /** The charge that was put to the operator with this correlation id. */
  charge: ChargeRecord | undefined
  /** The request whose charge a refund is about. */
  original: (RequestRecord & { charge: ChargeRecord }) | undefined
}

interface Known {
  request: SimulatedRequest
  contract: Contract
  texts: Texts
  correlationId: string | undefined
}

/**
 * Looks everything up that the call can be about. What can be found from the request alone is looked up first and all at
 * once, what is found by way of another record after it: a store that loads in batches needs two of them at most.
 */
export function gatherFacts(read: Read, known: Known): Facts {
  const { request, contract, texts } = known
  const { operation, partnerId } = request
  const operator = contract.operators.find(({ code }) => code === texts.paymentServiceProvider)
  const asked = findAsked(read, known)
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
    asked,
    repeat: repeatOf(known, asked),
    oneTimePassword: operator && subscriber && findPassword(read, known, operator, subscriber),
    registration,
    product,
    charge: asked?.charge ?? undefined,
    original,
  }
}

/** The subscriber by number or address. Without a userIdentityType it is a number, as the schema has it. */
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

/** A path can hold an id that cannot be one: that is unknown without a look. */
function findAsked(read: Read, { request, contract, correlationId }: Known): RequestRecord | undefined {
  if (correlationId === undefined) return undefined
  const field = contract.operations.createCharge.body?.fields.find(({ name }) => name === 'correlationId')
  const canBe = request.operation !== 'getCharge' || (field && keepsWithin(field.limits, correlationId))
  return canBe ? read('requests', request.projectId, correlationId) : undefined
}

function findOriginal(read: Read, { request, texts }: Known): Facts['original'] {
  if (texts.originalTransactionId === undefined) return undefined
  const transaction = read('transactions', request.projectId, texts.originalTransactionId)
  const asked = transaction && read('requests', request.projectId, transaction.correlationId)
  return asked?.charge ? { ...asked, charge: asked.charge } : undefined
}

function findPassword(read: Read, { request, contract, texts }: Known, operator: Operator, subscriber: Subscriber) {
  if (texts.oneTimePassword === undefined) return undefined
  const isPayment = contract.oneTimePassword.usedBy.PAYMENT === request.operation
  const productCode = isPayment ? (texts.productCode ?? null) : null
  const purpose = { transactionType: isPayment ? 'PAYMENT' : 'ASSOCIATION', productCode } as const
  return read('oneTimePasswords', request.partnerId, passwordKey(operator.code, subscriber, purpose))
}

function repeatOf({ request, contract, texts }: Known, asked: RequestRecord | undefined): Facts['repeat'] {
  if (!asked) return 'new'
  if (asked.operation !== request.operation || !sameTexts(asked.body, texts)) return 'different'
  const { resultCode } = asked.answer.body
  return contract.repeats.find(({ code }) => code === resultCode)?.promise ?? 'new'
}

function sameTexts(one: Texts, other: Texts): boolean {
  const mine = Object.entries(one)
  const theirs = new Map(Object.entries(other))
  return mine.length === theirs.size && mine.every(([name, text]) => theirs.get(name) === text)
}
