import type { TryOutOperation } from '#docs/page/try-out-model.ts'
import type { Contract } from '#simulator/contract/contract.ts'
import { type Ledger, ledgerOf } from '#simulator/state/ledger.ts'
import type { Draft } from './draft.ts'
import { objectOf } from './fill-in.ts'
import { isObject, type JsonObject } from './json-schema.ts'
import type { Offer } from './offers.ts'
import type { Session } from './session-state.ts'

/** A value that a call of the log had and the log does not tell. */
export interface Blank {
  words: string
  /** What the form of the step that brings such a value begins with; null where a value is held, or no step brings one. */
  step: { words: string; values: JsonObject } | null
}

/** What is still to be filled in, by property of the body. */
export function blanksOf(draft: Draft, offers: Offer[], contract: Contract | null): Record<string, Blank> {
  const body = objectOf(draft)
  const open = Object.entries(draft.masked).filter(([field]) => body[field] === undefined || body[field] === '')
  return Object.fromEntries(
    open.map(([field, mask]) => {
      const isHeld = offers.some((offer) => offer.field === field)
      const words = `Masked in the log (${mask}): fill in${isHeld ? ', or choose one of yours' : ''}.`
      return [field, { words, step: isHeld || !contract ? null : stepFor(field, body) }]
    }),
  )
}

function stepFor(field: string, body: JsonObject): Blank['step'] {
  const { paymentServiceProvider, productCode, userIdentityType, userIdentifier } = body
  const operator = paymentServiceProvider === undefined ? {} : { paymentServiceProvider }
  const number = userIdentifier ? { userIdentityType, userIdentifier } : {}
  // A password beside a product code confirms a payment.
  const purpose =
    field === 'oneTimePassword' && productCode !== undefined
      ? { transactionType: 'PAYMENT', productCode }
      : { transactionType: 'ASSOCIATION' }
  const words = {
    userToken: 'You have no token yet. Verify the number first',
    oneTimePassword: 'You have no code yet. Send one first',
  }
  if (field !== 'userToken' && field !== 'oneTimePassword') return null
  return { words: words[field], values: { ...operator, ...number, ...purpose } }
}

/** Numbers at hand that look as the masked one did. */
export function numberOffers(draft: Draft, operation: TryOutOperation, session: Session): Offer[] {
  const mask = draft.masked.userIdentifier
  if (mask === undefined) return []
  const inExamples = operation.body?.examples.map(({ value }) => (isObject(value) ? value.userIdentifier : null)) ?? []
  const all = [...numbersIn(ledgerOf(session.engine)), ...inExamples]
  const fitting = [...new Set(all)].filter((each): each is string => typeof each === 'string' && fits(each, mask))
  return fitting.slice(0, 3).map((userIdentifier) => ({
    field: 'userIdentifier',
    words: `Use ${userIdentifier}`,
    body: { userIdentifier },
  }))
}

const numbersIn = ({ userTokens, oneTimePasswords }: Ledger) =>
  [...userTokens, ...oneTimePasswords].map(({ subscriber }) => subscriber.userIdentifier).reverse()

function fits(value: string, mask: string): boolean {
  const [begin = '', end = ''] = mask.split('…')
  return value.startsWith(begin) && value.endsWith(end) && value.length > begin.length + end.length
}

/** The number of an operator's example, for a form that is to prove one of its numbers. */
export function withExampleNumber({ body }: TryOutOperation, values: JsonObject): JsonObject {
  if (values.userIdentifier !== undefined) return values
  const { paymentServiceProvider } = values
  const found = body?.examples
    .map(({ value }) => (isObject(value) ? value : {}))
    .find((value) => value.paymentServiceProvider === paymentServiceProvider)
  if (!found) return values
  return { userIdentityType: found.userIdentityType, userIdentifier: found.userIdentifier, ...values }
}
