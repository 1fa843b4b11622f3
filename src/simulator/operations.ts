import { formatMoney } from '#domain/money.ts'
import { type Call, given, required } from './call.ts'
import { attemptCharge } from './charge-attempt.ts'
import type { OperationId } from './contract/contract.ts'
import { passwordEntry, spendPassword } from './one-time-passwords.ts'
import { newPassword, newPlatformId, newTransactionId, newUserToken } from './random.ts'
import type { Success } from './request.ts'
import { registrationKey } from './state/keys.ts'
import type { ChargeRecord, Entry, MessageRecord, OneTimePasswordRecord, RequestRecord } from './state/records.ts'

/** The effect of an operation after all checks have passed. */
type Act = (call: Call) => Done

interface Done {
  body: Success
  changes: Entry[]
  /** The created charge. */
  charge?: ChargeRecord
  /** The trace line. */
  text: string
}

const succeeded = ({ rules }: Call) =>
  ({ resultCode: 'SUCCESS', statusCode: 200, message: rules.successMessage }) as const

/** POST /v1/identities/otp: creates a one-time password and sends it to the handset. */
const requestOneTimePassword: Act = (call) => {
  const { profile } = call.facts()
  const openPlatformTransactionId = newPlatformId(call.random)
  const record = openPassword(call)
  const { userIdentifier } = record.subscriber
  const isLost = profile?.deliversOneTimePassword === false
  return {
    body: {
      ...succeeded(call),
      correlationId: given(call, 'correlationId'),
      openPlatformTransactionId,
    },
    changes: [
      passwordEntry(call.request, record),
      ...(isLost ? [] : [delivery(call, record, openPlatformTransactionId)]),
    ],
    text: isLost
      ? `The one-time password ${record.password} is open, but never reaches ${userIdentifier}: profile ${profile.suffix}`
      : `The one-time password ${record.password} went to the handset of ${userIdentifier}`,
  }
}

function openPassword(call: Call): OneTimePasswordRecord {
  const { contract, now, texts } = call
  const { digits, ttlSeconds } = contract.oneTimePassword
  const { operator, subscriber } = call.facts()
  const isPayment = texts.transactionType === 'PAYMENT'
  return {
    subscriber: required(subscriber, 'subscriber'),
    operator: required(operator, 'operator').code,
    transactionType: isPayment ? 'PAYMENT' : 'ASSOCIATION',
    productCode: isPayment ? given(call, 'productCode') : null,
    password: newPassword(digits, call.random),
    sentAt: now,
    expiresAt: now + ttlSeconds * 1000,
    wrongTries: 0,
    usedAt: null,
  }
}

function delivery(call: Call, { subscriber, operator, password }: OneTimePasswordRecord, key: string): Entry {
  const { placeholder } = call.contract.oneTimePassword
  const text = given(call, 'messageContent').split(placeholder).join(password)
  const record = { openPlatformTransactionId: key, to: subscriber, operator, text, at: call.now }
  return { kind: 'messages', scope: call.request.projectId, key, record }
}

/** POST /v1/identities/customer/identity: exchanges a verified number for a user token, the same one each time. */
const identifyCustomer: Act = (call) => {
  const { registration, subscriber } = call.facts()
  const userToken = registration?.userToken ?? newUserToken(call.random)
  return {
    body: {
      ...succeeded(call),
      correlationId: given(call, 'correlationId'),
      userToken,
      openPlatformTransactionId: newPlatformId(call.random),
    },
    changes: [...spendPassword(call), ...(registration ? [] : register(call, userToken))],
    text: `${subscriber?.userIdentifier} is verified and ${registration ? 'keeps its token' : 'gets a new token'}`,
  }
}

function register(call: Call, userToken: string): Entry[] {
  const facts = call.facts()
  const operator = required(facts.operator, 'operator').code
  const subscriber = required(facts.subscriber, 'subscriber')
  const scope = call.request.partnerId
  return [
    { kind: 'userTokens', scope, key: userToken, record: { userToken, subscriber, operator, at: call.now } },
    { kind: 'registrations', scope, key: registrationKey(operator, subscriber), record: { userToken } },
  ]
}

/** POST /v1/charges: the operator has accepted. */
const createCharge: Act = (call) => {
  const { charge, changes } = attemptCharge(call, 'SUCCESS')
  const { correlationId, openPlatformTransactionId, amount, currency } = charge
  const transactionId = required(charge.transactionId ?? undefined, 'transaction')
  const isNew = !call.facts().charge?.transactionId
  const price = formatMoney(amount, currency)
  return {
    body: {
      ...succeeded(call),
      correlationId,
      transactionId,
      openPlatformTransactionId,
      paymentStatus: 'SUCCESS',
      amount,
      currency,
    },
    changes,
    charge,
    text: isNew ? `Charged ${price} as ${transactionId}` : `${price} was charged as ${transactionId} before`,
  }
}

/** GET /v1/charges/{correlationId}: the charge as it stands. */
const getCharge: Act = (call) => {
  const charge = required(call.facts().charge, 'charge')
  const { correlationId, transactionId, openPlatformTransactionId, paymentStatus } = charge
  const { operator, productCode, amount, currency, refund } = charge
  const refunds = refund
    ? [{ transactionId: refund.transactionId, correlationId: refund.correlationId, reason: refund.reason, amount }]
    : []
  return {
    body: {
      ...succeeded(call),
      correlationId,
      transactionId,
      openPlatformTransactionId,
      paymentStatus,
      paymentServiceProvider: operator,
      productCode,
      amount,
      currency,
      refunds,
    },
    changes: [],
    text: `The charge stands at ${paymentStatus}`,
  }
}

/** POST /v1/charges/refund: refunds the whole charge. */
const refundCharge: Act = (call) => {
  const original = required(call.facts().original, 'charge')
  const refund = {
    transactionId: newTransactionId(call.random),
    openPlatformTransactionId: newPlatformId(call.random),
    correlationId: given(call, 'correlationId'),
    reason: given(call, 'reason'),
    at: call.now,
  }
  const record: RequestRecord = { ...original, charge: { ...original.charge, paymentStatus: 'REFUNDED', refund } }
  const { correlationId, transactionId, openPlatformTransactionId } = refund
  return {
    body: {
      ...succeeded(call),
      correlationId,
      transactionId,
      openPlatformTransactionId,
      paymentStatus: 'REFUNDED',
    },
    changes: [{ kind: 'requests', scope: call.request.projectId, key: original.charge.correlationId, record }],
    text: `Refunded ${original.charge.transactionId} as ${transactionId}`,
  }
}

/** POST /v1/notification/sms: sends the message to the handset. */
const sendSms: Act = (call) => {
  const facts = call.facts()
  const openPlatformTransactionId = newPlatformId(call.random)
  const record: MessageRecord = {
    openPlatformTransactionId,
    to: required(facts.subscriber, 'subscriber'),
    operator: required(facts.operator, 'operator').code,
    text: given(call, 'message'),
    at: call.now,
  }
  return {
    body: {
      ...succeeded(call),
      correlationId: given(call, 'correlationId'),
      openPlatformTransactionId,
    },
    changes: [{ kind: 'messages', scope: call.request.projectId, key: openPlatformTransactionId, record }],
    text: `The message went to the handset of ${record.to.userIdentifier}`,
  }
}

export const acts: Record<OperationId, Act> = {
  requestOneTimePassword,
  identifyCustomer,
  createCharge,
  getCharge,
  refundCharge,
  sendSms,
}
