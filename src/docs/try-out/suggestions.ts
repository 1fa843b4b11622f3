import { formatMoney } from '#domain/money.ts'
import type { Contract, OperationId } from '#simulator/contract/contract.ts'
import { passwordState } from '#simulator/one-time-passwords.ts'
import type { Ledger } from '#simulator/state/ledger.ts'
import type { ChargeRecord, OneTimePasswordRecord, Subscriber, UserTokenRecord } from '#simulator/state/records.ts'
import { profileOf } from '#simulator/subscribers.ts'
import type { JsonObject } from './json-schema.ts'

/** Values of an earlier call for a later form. */
export interface Suggestion {
  /** The first filled field: a body property or a parameter key. */
  field: string
  label: string
  /** Body properties that belong together. */
  body?: JsonObject
  /** By parameter key. */
  parameters?: JsonObject
}

/** What suggestions are made of. */
interface Sources {
  ledger: Ledger
  contract: Contract
  now: number
  /** The current form values. */
  body: JsonObject
  /** The largest number of suggestions of a kind. */
  most: number
}

/** A suggested value with its description. */
export interface FieldOption {
  value: string
  label: string
}

/** Suggestions by body property; price points are those of the selected operator. */
export function fieldOptionsFor(contract: Contract, body: JsonObject): Record<string, FieldOption[]> {
  const operator = contract.operators.find(({ code }) => code === body.paymentServiceProvider)
  const prices = operator ? pricesOf(contract, operator.code) : []
  return {
    paymentServiceProvider: contract.operators.map(({ code, name }) => ({ value: code, label: name })),
    productCode: prices.map(({ code, amount }) => ({
      value: code,
      label: formatMoney(amount, operator?.currency),
    })),
  }
}

const newest = <Item>(items: Item[], most: number) => items.toReversed().slice(0, most)

/** Newest first. */
export const suggestionsFor: Record<OperationId, (sources: Sources) => Suggestion[]> = {
  requestOneTimePassword: ({ contract, body }) =>
    body.transactionType === 'PAYMENT' ? priceSuggestions(contract, body) : [],
  identifyCustomer: (sources) => newest(arrivedPasswords(sources, 'ASSOCIATION'), sources.most).map(identitySuggestion),
  createCharge: (sources) => [
    ...newest(sources.ledger.userTokens, sources.most).map((token) => chargeSuggestion(token, sources)),
    ...newest(
      arrivedPasswords(sources, 'PAYMENT').filter((each) => isOfToken(each, sources)),
      sources.most,
    ).map(paymentSuggestion),
    ...priceSuggestions(sources.contract, sources.body),
  ],
  getCharge: ({ ledger, most }) =>
    newest(ledger.charges, most).map((charge) => ({
      field: 'path:correlationId',
      label: `Use ${charge.correlationId}, ${priceOf(charge)} ${charge.paymentStatus}`,
      parameters: { 'path:correlationId': charge.correlationId },
    })),
  refundCharge: ({ ledger, most }) =>
    [
      ...newest(
        ledger.charges.filter(({ refund }) => !refund),
        most,
      ),
      ...newest(
        ledger.charges.filter(({ refund }) => refund),
        most,
      ),
    ]
      .flatMap(refundSuggestion)
      .slice(0, most),
  sendSms: ({ ledger, most }) => newest(ledger.userTokens, most).map(smsSuggestion),
}

/** The passwords that are valid and reached a handset. */
export function arrivedPasswords(
  { ledger, contract, now }: Omit<Sources, 'body' | 'most'>,
  type: OneTimePasswordRecord['transactionType'],
): OneTimePasswordRecord[] {
  const { tries } = contract.oneTimePassword
  return ledger.oneTimePasswords.filter(
    (password) =>
      password.transactionType === type &&
      passwordState(password, tries, now) === 'open' &&
      profileOf(contract, password.subscriber, 'requestOneTimePassword')?.deliversOneTimePassword !== false,
  )
}

function identitySuggestion({ subscriber, operator, password }: OneTimePasswordRecord): Suggestion {
  return {
    field: 'oneTimePassword',
    label: `Use ${password}, sent to ${subscriber.userIdentifier}`,
    body: { ...identityOf(subscriber), oneTimePassword: password, paymentServiceProvider: operator },
  }
}

const identityOf = ({ userIdentityType, userIdentifier }: Subscriber) => ({ userIdentityType, userIdentifier })

const paymentSuggestion = ({ password, subscriber, productCode, operator }: OneTimePasswordRecord): Suggestion => ({
  field: 'oneTimePassword',
  label: `Use ${password}, sent to ${subscriber.userIdentifier}`,
  body: { oneTimePassword: password, paymentServiceProvider: operator, ...(productCode ? { productCode } : {}) },
})

/** A payment password must be for the token's subscriber. */
function isOfToken({ subscriber, operator }: OneTimePasswordRecord, { ledger, body }: Sources): boolean {
  const token = ledger.userTokens.find(({ userToken }) => userToken === body.userToken)
  return token?.subscriber.userIdentifier === subscriber.userIdentifier && token.operator === operator
}

function chargeSuggestion(
  { userToken, operator, subscriber }: UserTokenRecord,
  { contract, body }: Sources,
): Suggestion {
  const prices = pricesOf(contract, operator)
  const fits = prices.some(({ code }) => code === body.productCode)
  const productCode = fits ? body.productCode : (prices[1] ?? prices[0])?.code
  // A password in the form is for another number or not needed.
  return {
    field: 'userToken',
    label: `Use ${shortened(userToken)} of ${subscriber.userIdentifier}`,
    body: {
      userToken,
      paymentServiceProvider: operator,
      ...(productCode ? { productCode } : {}),
      oneTimePassword: undefined,
    },
  }
}

/** The price points of an operator, or those for trials of an operator that is not offered yet. */
export const pricesOf = ({ pricePoints, operators }: Contract, operator: string) => {
  const isOffered = operators.some(({ code, offered }) => code === operator && offered)
  return pricePoints.filter((point) => point.operator === (isOffered ? operator : null))
}

function priceSuggestions(contract: Contract, body: JsonObject): Suggestion[] {
  const operator = contract.operators.find(({ code }) => code === body.paymentServiceProvider)
  if (!operator) return []
  const otherPrices = pricesOf(contract, operator.code).filter(({ code }) => code !== body.productCode)
  return otherPrices.map(({ code, amount }) => ({
    field: 'productCode',
    label: `Use ${code}, ${formatMoney(amount, operator.currency)}`,
    body: { productCode: code },
  }))
}

const priceOf = ({ amount, currency }: ChargeRecord) => formatMoney(amount, currency)

function refundSuggestion(charge: ChargeRecord): Suggestion[] {
  if (!charge.transactionId) return []
  const label = `Use ${shortened(charge.transactionId)}, ${priceOf(charge)}${charge.refund ? ', refunded before' : ''}`
  return [{ field: 'originalTransactionId', label, body: { originalTransactionId: charge.transactionId } }]
}

const smsSuggestion = ({ userToken, operator, subscriber }: UserTokenRecord): Suggestion => ({
  field: 'userToken',
  label: `Use ${shortened(userToken)} of ${subscriber.userIdentifier}`,
  body: { userToken, paymentServiceProvider: operator, userIdentityType: undefined, userIdentifier: undefined },
})

/** The beginning of an id, for recognition. */
const shortened = (id: string) => (id.length > 14 ? `${id.slice(0, 9)}…${id.slice(-3)}` : id)
