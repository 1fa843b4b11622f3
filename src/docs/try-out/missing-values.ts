import type { TryOutOperation } from '#docs/model/try-out.ts'
import type { Contract } from '#simulator/contract/contract.ts'
import { type Ledger, ledgerOf } from '#simulator/state/ledger.ts'
import { bodyProperties, type Draft } from './draft.ts'
import { isObject, type JsonObject } from './json-schema.ts'
import type { Session } from './session-state.ts'
import type { Suggestion } from './suggestions.ts'

/** A masked value of a replayed call. */
export interface MissingValue {
  hint: string
  /** Initial values for the operation that provides it; null when a value is known or no operation provides one. */
  step: { label: string; values: JsonObject } | null
}

/** Missing values by body property. */
export function missingValues(
  draft: Draft,
  suggestions: Suggestion[],
  contract: Contract | null,
): Record<string, MissingValue> {
  const body = bodyProperties(draft)
  const open = Object.entries(draft.masked).filter(([field]) => body[field] === undefined || body[field] === '')
  return Object.fromEntries(
    open.map(([field, mask]) => {
      const hasSuggestion = suggestions.some((suggestion) => suggestion.field === field)
      const hint = `Masked in the log (${mask}): fill in${hasSuggestion ? ', or choose one of yours' : ''}.`
      return [field, { hint, step: hasSuggestion || !contract ? null : stepFor(field, body) }]
    }),
  )
}

function stepFor(field: string, body: JsonObject): MissingValue['step'] {
  const { paymentServiceProvider, productCode, userIdentityType, userIdentifier } = body
  const operator = paymentServiceProvider === undefined ? {} : { paymentServiceProvider }
  const number = userIdentifier ? { userIdentityType, userIdentifier } : {}
  // A password beside a product code is a payment password.
  const purpose =
    field === 'oneTimePassword' && productCode !== undefined
      ? { transactionType: 'PAYMENT', productCode }
      : { transactionType: 'ASSOCIATION' }
  const labels = {
    userToken: 'You have no token yet. Verify the number first',
    oneTimePassword: 'You have no code yet. Send one first',
  }
  if (field !== 'userToken' && field !== 'oneTimePassword') return null
  return { label: labels[field], values: { ...operator, ...number, ...purpose } }
}

/** Known numbers that match the mask. */
export function numberSuggestions(draft: Draft, operation: TryOutOperation, session: Session): Suggestion[] {
  const mask = draft.masked.userIdentifier
  if (mask === undefined) return []
  const inExamples = operation.body?.examples.map(({ value }) => (isObject(value) ? value.userIdentifier : null)) ?? []
  const all = [...numbersIn(ledgerOf(session.engine)), ...inExamples]
  const fitting = [...new Set(all)].filter((each): each is string => typeof each === 'string' && fits(each, mask))
  return fitting.slice(0, 3).map((userIdentifier) => ({
    field: 'userIdentifier',
    label: `Use ${userIdentifier}`,
    body: { userIdentifier },
  }))
}

const numbersIn = ({ userTokens, oneTimePasswords }: Ledger) =>
  [...userTokens, ...oneTimePasswords].map(({ subscriber }) => subscriber.userIdentifier).reverse()

function fits(value: string, mask: string): boolean {
  const [begin = '', end = ''] = mask.split('…')
  return value.startsWith(begin) && value.endsWith(end) && value.length > begin.length + end.length
}

/** The number of an operator's example, for the form that verifies it. */
export function withExampleNumber({ body }: TryOutOperation, values: JsonObject): JsonObject {
  if (values.userIdentifier !== undefined) return values
  const { paymentServiceProvider } = values
  const found = body?.examples
    .map(({ value }) => (isObject(value) ? value : {}))
    .find((value) => value.paymentServiceProvider === paymentServiceProvider)
  if (!found) return values
  return { userIdentityType: found.userIdentityType, userIdentifier: found.userIdentifier, ...values }
}
