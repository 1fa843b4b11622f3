import type { Call } from '../call.ts'
import type { CheckRule } from '../contract/contract.ts'
import { limitKeywords } from '../contract/limit-keywords.ts'
import { patternOf } from '../contract/patterns.ts'
import { namedSubscriber } from '../facts.ts'
import { breaks } from '../limits.ts'
import { isSame } from '../subscribers.ts'
import { type Check, refused } from '../verdict.ts'

// Steps 2 and 3: identify operator, subscriber and user token.

export const provider: Check = (call, rule) => {
  const { operator } = call.facts()
  if (!operator) return refused(call, rule, { fills: { paymentServiceProvider: call.texts.paymentServiceProvider } })
  return { outcome: 'passed', text: `${operator.code} is ${operator.name}` }
}

export const subscriber: Check = (call, rule) => {
  const { operator, profile } = call.facts()
  if (!isWellFormed(call, rule) || !fitsOperator(call))
    return refused(call, rule, { fills: { operator: operator?.name } })
  const isBarred = profile?.refusal?.code === rule.refusal?.code
  if (!profile || !isBarred) return undefined
  return refused(call, rule, { message: profile.message, because: `Profile ${profile.suffix}.` })
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

export const userToken: Check = (call, rule) => {
  if (call.texts.userToken === undefined) return { outcome: 'spared', text: 'No user token was sent' }
  const token = call.facts().userToken
  const named = namedSubscriber(call.texts)
  if (!token) return refused(call, rule)
  if (named && !isSame(named, token.subscriber)) return refused(call, rule, { because: 'It is of another subscriber.' })
  return { outcome: 'passed', text: `The user token is that of ${token.subscriber.userIdentifier}` }
}

export const registered: Check = (call, rule) => {
  const { userToken: token, registration } = call.facts()
  return token || registration ? undefined : refused(call, rule)
}
