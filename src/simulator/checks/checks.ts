import { formatMoney } from '#domain/money.ts'
import type { Call } from '../call.ts'
import { attemptCharge } from '../charge-attempt.ts'
import { type CheckId, type CheckRule, limitKeywords } from '../contract/contract.ts'
import { patternOf } from '../contract/patterns.ts'
import { namedSubscriber } from '../facts.ts'
import { breaks } from '../limits.ts'
import { passwordEntry, passwordState } from '../one-time-passwords.ts'
import type { OneTimePasswordRecord } from '../state/records.ts'
import { isSame } from '../subscribers.ts'
import { type Check, refuseCall, refuseCallWith } from '../verdict.ts'
import * as body from './body-checks.ts'

// Steps 2 and 3: identify operator, subscriber and user token.

const provider: Check = (call, rule) => {
  const { operator } = call.facts()
  if (!operator) return refuseCall(call, rule, { fills: { paymentServiceProvider: call.texts.paymentServiceProvider } })
  return { outcome: 'passed', text: `${operator.code} is ${operator.name}` }
}

const subscriber: Check = (call, rule) => {
  const { operator, profile } = call.facts()
  if (!isWellFormed(call, rule) || !fitsOperator(call))
    return refuseCall(call, rule, { fills: { operator: operator?.name } })
  const isBarred = profile?.refusal?.code === rule.refusal?.code
  if (!profile || !isBarred) return undefined
  return refuseCall(call, rule, { message: profile.message, because: `Profile ${profile.suffix}.` })
}

/** The limits that the schema assigns to the check with this result. */
function isWellFormed({ bounds }: Call, { refusal }: CheckRule): boolean {
  return bounds.every(({ limits, text }) =>
    limits.every((each) =>
      limitKeywords.every((keyword) => each.later[keyword] !== refusal?.code || !breaks(each, keyword, text)),
    ),
  )
}

function fitsOperator(call: Call): boolean {
  const { operator, subscriber: person } = call.facts()
  if (person?.userIdentityType !== 'MSISDN' || !operator || operator.msisdnPattern === null) return true
  return patternOf(operator.msisdnPattern).test(person.userIdentifier)
}

const userToken: Check = (call, rule) => {
  if (call.texts.userToken === undefined) return { outcome: 'skipped', text: 'No user token was sent' }
  const token = call.facts().userToken
  const named = namedSubscriber(call.texts)
  if (!token) return refuseCall(call, rule)
  if (named && !isSame(named, token.subscriber))
    return refuseCall(call, rule, { because: 'It belongs to another subscriber.' })
  return { outcome: 'passed', text: `The user token belongs to ${token.subscriber.userIdentifier}` }
}

const registered: Check = (call, rule) => {
  const { userToken: token, registration } = call.facts()
  return token || registration ? undefined : refuseCall(call, rule)
}

// Step 4. All failures have the same message; the trace names the reason.

const oneTimePassword: Check = (call, rule) => {
  const { oneTimePassword: open, repeat } = call.facts()
  const sent = call.texts.oneTimePassword
  if (sent === undefined) return { outcome: 'skipped', text: 'No one-time password was sent, and none is needed' }
  if (repeat === 'answered-again' || repeat === 'tried-again') {
    return { outcome: 'skipped', text: 'The request is the same as before, so its one-time password counts' }
  }
  const because = voidReason(call, open)
  if (because !== undefined) return refuseCall(call, rule, { because })
  return open && open.password !== sent ? wrongAttempt(call, rule, open) : undefined
}

const wrongAttempt = (call: Call, rule: Parameters<Check>[1], open: OneTimePasswordRecord) => {
  const wrongTries = open.wrongTries + 1
  const left = call.contract.oneTimePassword.tries - wrongTries
  const because = left > 0 ? `It does not match; tries left: ${left}.` : 'It does not match, and that was the last try.'
  return refuseCall(call, rule, { because, changes: [passwordEntry(call.request, { ...open, wrongTries })] })
}

/** Why no password can be accepted. */
function voidReason({ contract, now }: Call, open: OneTimePasswordRecord | undefined): string | undefined {
  if (!open) return 'None was sent to this subscriber for this purpose.'
  return voidReasons[passwordState(open, contract.oneTimePassword.tries, now)]
}

const voidReasons = {
  open: undefined,
  used: 'It was used before.',
  void: 'It is void after too many wrong tries.',
  expired: 'It has expired.',
}

// Steps 5 to 7: product, correlation id and original transaction.

const correlationIdKnown: Check = (call, rule) => (call.facts().charge ? undefined : refuseCall(call, rule))

const correlationIdFree: Check = (call, rule) => {
  const { earlier, repeat } = call.facts()
  if (!earlier || repeat === 'new') return { outcome: 'passed', text: 'The correlation id is free' }
  if (repeat === 'tried-again') return { outcome: 'passed', text: 'The same request failed before and is tried again' }
  if (repeat === 'different') return refuseCall(call, rule, { because: `It was used for ${earlier.operation}.` })
  const text = 'The same request was answered before and gets the same answer'
  return { outcome: 'answered', response: earlier.answer, text, changes: [] }
}

const productCode: Check = (call, rule) => {
  const { productCode: code } = call.texts
  if (code === undefined) return { outcome: 'skipped', text: 'No product code was sent' }
  const { product, operator } = call.facts()
  if (!product) return refuseCall(call, rule, { fills: { productCode: code, operator: operator?.name } })
  return { outcome: 'passed', text: `${code} costs ${formatMoney(product.amount, operator?.currency)}` }
}

const originalTransaction: Check = (call, rule) => (call.facts().original ? undefined : refuseCall(call, rule))

const notRefunded: Check = (call, rule) => (call.facts().original?.charge.refund ? refuseCall(call, rule) : undefined)

/** The operator's answer for the subscriber's profile. */
const operator: Check = (call) => {
  const { profile, charge } = call.facts()
  if (!profile?.refusal) return { outcome: 'passed', text: 'The operator accepts: an ordinary subscriber' }
  const { suffix, name, times, refusal, readBack, message } = profile
  const text = `Profile ${suffix}: ${name.charAt(0).toLowerCase()}${name.slice(1)}`
  if (times === 'once' && charge) return { outcome: 'passed', text: `${text}. This is the retry` }
  const { charge: attempted, changes } = attemptCharge(call, readBack ?? 'FAILED')
  return { ...refuseCallWith(call, refusal, { message, because: `${text}.`, changes }), charge: attempted }
}

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
  provider,
  subscriber,
  'user-token': userToken,
  'one-time-password': oneTimePassword,
  'correlation-id-known': correlationIdKnown,
  'correlation-id-free': correlationIdFree,
  'product-code': productCode,
  'original-transaction': originalTransaction,
  'not-refunded': notRefunded,
  registered,
  operator,
}
