import { type Call, given, required } from '../call.ts'
import { passwordEntry } from '../one-time-passwords.ts'
import { newPassword, newPlatformId } from '../random.ts'
import type { Entry, OneTimePasswordRecord } from '../state/records.ts'
import type { Act } from './act.ts'

/** POST /v1/identities/otp: creates a one-time password and sends it to the handset. */
export const requestOneTimePassword: Act = (call) => {
  const { profile } = call.facts()
  const openPlatformTransactionId = newPlatformId(call.random)
  const record = openPassword(call)
  const { userIdentifier } = record.subscriber
  const isLost = profile?.deliversOneTimePassword === false
  return {
    body: {
      resultCode: 'SUCCESS',
      statusCode: 200,
      message: call.rules.successMessage,
      correlationId: given(call, 'correlationId'),
      openPlatformTransactionId,
    },
    changes: [
      passwordEntry(call.request, record),
      ...(isLost ? [] : [delivery(call, record, openPlatformTransactionId)]),
    ],
    text: isLost
      ? `The one-time password ${record.password} is open, and never reaches ${userIdentifier}: profile ${profile.suffix}`
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
