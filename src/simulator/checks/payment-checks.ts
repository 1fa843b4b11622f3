import { attemptCharge } from '../charge-attempt.ts'
import { type Check, refused, refusedWith } from '../verdict.ts'

// Steps 5 to 7: product, correlation id and original transaction.

export const correlationIdKnown: Check = (call, rule) => (call.facts().charge ? undefined : refused(call, rule))

export const correlationIdFree: Check = (call, rule) => {
  const { asked, repeat } = call.facts()
  if (!asked || repeat === 'new') return { outcome: 'passed', text: 'The correlation id is free' }
  if (repeat === 'tried-again') return { outcome: 'passed', text: 'The same request failed before and is tried again' }
  if (repeat === 'different') return refused(call, rule, { because: `It was used for ${asked.operation}.` })
  const text = 'The same request was answered before, and is answered the same'
  return { outcome: 'answered', response: asked.answer, text, changes: [] }
}

export const productCode: Check = (call, rule) => {
  const { productCode: code } = call.texts
  if (code === undefined) return { outcome: 'spared', text: 'No product code was sent' }
  const { product, operator } = call.facts()
  if (!product) return refused(call, rule, { fills: { productCode: code, operator: operator?.name } })
  return {
    outcome: 'passed',
    text: `${code} costs ${product.amount}${operator?.currency ? ` ${operator.currency}` : ''}`,
  }
}

export const originalTransaction: Check = (call, rule) => (call.facts().original ? undefined : refused(call, rule))

export const notRefunded: Check = (call, rule) =>
  call.facts().original?.charge.refund ? refused(call, rule) : undefined

/** The operator's answer for the subscriber's profile. */
export const operator: Check = (call) => {
  const { profile, charge } = call.facts()
  if (!profile?.refusal) return { outcome: 'passed', text: 'The operator accepts: an ordinary subscriber' }
  const { suffix, name, times, refusal, readBack, message } = profile
  const text = `Profile ${suffix}: ${name.charAt(0).toLowerCase()}${name.slice(1)}`
  if (times === 'once' && charge) return { outcome: 'passed', text: `${text}. This is the retry` }
  const { charge: attempted, changes } = attemptCharge(call, readBack ?? 'FAILED')
  return { ...refusedWith(call, refusal, { message, because: `${text}.`, changes }), charge: attempted }
}
