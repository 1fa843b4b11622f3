import type { CheckId } from '../contract/check-ids.ts'
import type { Check } from '../verdict.ts'
import * as body from './body-checks.ts'
import * as identity from './identity-checks.ts'
import { oneTimePassword } from './one-time-password.ts'
import * as payment from './payment-checks.ts'

/** The implementation of each check in the specification. */
export const checks: Record<CheckId, Check> = {
  body: body.body,
  'unknown-property': body.unknownProperty,
  mandatory: body.mandatory,
  text: body.text,
  empty: body.empty,
  'too-short': body.limits,
  'too-long': body.limits,
  value: body.limits,
  'control-characters': body.controlCharacters,
  'unsubscribe-message': body.unsubscribeMessage,
  provider: identity.provider,
  subscriber: identity.subscriber,
  'user-token': identity.userToken,
  'one-time-password': oneTimePassword,
  'correlation-id-known': payment.correlationIdKnown,
  'correlation-id-free': payment.correlationIdFree,
  'product-code': payment.productCode,
  'original-transaction': payment.originalTransaction,
  'not-refunded': payment.notRefunded,
  registered: identity.registered,
  operator: payment.operator,
}
