import { type Call, isText } from '../call.ts'
import type { CheckRule, LimitKeyword } from '../contract/contract.ts'
import { patternOf } from '../contract/patterns.ts'
import { breaks } from '../limits.ts'
import type { FieldName } from '../request.ts'
import { type Check, refuseCall } from '../verdict.ts'

// Step 1: validates the body against its schema. Only the one-time password, mandatory for some operators, and the message
// with fixed wording are handled by name.

/** An invalid property with the schema's message. */
interface Fault {
  property: string
  message?: string | undefined
}

/** A check that reports the first invalid property. */
const findsFault =
  (find: (call: Call, rule: CheckRule) => Fault | undefined): Check =>
  (call, rule) => {
    const fault = find(call, rule)
    return fault && refuseCall(call, rule, { message: fault.message, fills: { property: fault.property } })
  }

export const body: Check = (call, rule) => (call.body ? undefined : refuseCall(call, rule))

export const unknownProperty = findsFault(({ body = {}, rules }) => {
  const known = rules.body?.fields ?? []
  const property = Object.keys(body).find(
    (name) => body[name] !== undefined && !known.some((field) => field.name === name),
  )
  return property === undefined ? undefined : { property }
})

export const mandatory = findsFault((call) => {
  const own = call.rules.body?.required.find((name) => isMissing(call, name))
  if (own !== undefined) return { property: own, message: messageFor(call, own) }
  for (const { required, requiredMessage } of call.branches) {
    const ruled = required.find((name) => isMissing(call, name))
    if (ruled !== undefined) return { property: ruled, message: requiredMessage ?? messageFor(call, ruled) }
  }
  return missingPaymentCode(call)
})

export const text = findsFault(({ body = {}, rules }) => {
  const field = rules.body?.fields.find(({ name }) => Object.hasOwn(body, name) && isOther(body[name]))
  return field && { property: field.name }
})

export const empty = findsFault(({ bounds }) => {
  const bound = bounds.find((each) => each.text === '')
  // The message of minimum length 1 is about emptiness, that of a higher one about size.
  const limits = bound?.limits.find(({ minLength }) => minLength === 1)
  return bound && { property: bound.name, message: limits?.messages.minLength }
})

/** The first broken limit among those of the check. */
export const limits = findsFault((call, rule) => findBroken(call, rule.keywords))

export const controlCharacters = findsFault(({ bounds }, { pattern }) => {
  const bound = pattern === null ? undefined : bounds.find((each) => !patternOf(pattern).test(each.text))
  return bound && { property: bound.name }
})

export const unsubscribeMessage = findsFault(({ texts, contract: { unsubscribe } }) => {
  const message = texts.message ?? ''
  const same = (one: string) => (unsubscribe.ignoreCase ? one.toLowerCase() : one)
  if (!same(message).startsWith(same(unsubscribe.beginsWith)) || patternOf(unsubscribe.pattern).test(message)) return
  return { property: 'message', message: unsubscribe.message }
})

function findBroken({ bounds }: Call, keywords: LimitKeyword[]): Fault | undefined {
  for (const { name, text, limits } of bounds) {
    for (const each of limits) {
      for (const keyword of keywords) {
        if (breaks(each, keyword, text) && !each.later[keyword])
          return { property: name, message: each.messages[keyword] }
      }
    }
  }
  return undefined
}

/** An operator may require a payment password; then the charge must contain it. */
function missingPaymentCode(call: Call): Fault | undefined {
  const { contract, request, texts } = call
  const property: FieldName = 'oneTimePassword'
  const operator = contract.operators.find(({ code }) => code === texts.paymentServiceProvider)
  const asked = contract.oneTimePassword.usedBy.PAYMENT === request.operation && operator?.asksPaymentCode
  return asked && isMissing(call, property) ? { property, message: messageFor(call, property) } : undefined
}

const isMissing = ({ body = {} }: Call, name: string) =>
  !Object.hasOwn(body, name) || body[name] === null || body[name] === undefined

const isOther = (value: unknown) => value !== undefined && !isText(value)

function messageFor({ rules }: Call, name: string): string | undefined {
  return rules.body?.fields.find((field) => field.name === name)?.limits[0]?.messages.required
}
