import { isObject } from '#domain/is-object.ts'
import { parseJson } from '#domain/parse-json.ts'
import type { Contract, OperationId } from '#simulator/contract/contract.ts'
import type { Ledger } from '#simulator/state/ledger.ts'
import type { LinkValues } from './actions.ts'
import type { Answered } from './answer.ts'
import type { JsonObject } from './json-schema.ts'
import { arrivedPasswords, pricesOf } from './suggestions.ts'

/** The next operation after an answer. */
export interface NextStep {
  operation: OperationId
  /** Button text. */
  label: string
  /** Text beside the button. */
  because: string
  /** What the link fills into that form. */
  values?: LinkValues
}

interface After {
  operation: OperationId
  answered: Answered
  body: JsonObject
  contract: Contract
  ledger: Ledger
}

export function nextStepAfter({ operation, answered, body, contract, ledger }: After): NextStep | null {
  if (operation === 'createCharge' && answered.status === 503)
    return readingBack(body, 'The charge may have succeeded. You can also send the same request again.')
  if (answered.resultCode !== 'SUCCESS') return null
  const operator = contract.operators.find(({ code }) => code === body.paymentServiceProvider)
  const steps: Record<OperationId, () => NextStep | null> = {
    requestOneTimePassword: () => (answered.delivered ? afterPassword(body.transactionType === 'PAYMENT') : null),
    identifyCustomer: () =>
      operator?.asksPaymentCode
        ? paymentPassword(body, contract, operator.name)
        : {
            operation: 'createCharge',
            label: 'Charge',
            because: 'The token identifies the subscriber from now on.',
            values: { chosen: { userToken: answerOf(answered).userToken } },
          },
    createCharge: () => readingBack(body, 'As you would when an answer is lost.'),
    getCharge: () => afterReading(answered, ledger),
    refundCharge: () => ({
      operation: 'refundCharge',
      label: 'Refund it again',
      because: 'To see how a second refund is refused.',
    }),
    sendSms: () => null,
  }
  return steps[operation]()
}

const afterPassword = (isPayment: boolean): NextStep =>
  isPayment
    ? { operation: 'createCharge', label: 'Charge', because: 'The password on the handset confirms this payment.' }
    : {
        operation: 'identifyCustomer',
        label: 'Turn the number into a token',
        because: 'The password on the handset verifies the number.',
      }

const readingBack = ({ correlationId }: JsonObject, because: string): NextStep => ({
  operation: 'getCharge',
  label: 'Read the charge back',
  because,
  values: { chosen: { 'path:correlationId': correlationId } },
})

/** Empty when the answer is no object. */
function answerOf({ body }: Answered): JsonObject {
  const answer = parseJson(body)
  return isObject(answer) ? answer : {}
}

function afterReading(answered: Answered, { charges }: Ledger): NextStep | null {
  const id = answerOf(answered).correlationId
  const charge = charges.find(({ correlationId }) => correlationId === id)
  if (!charge?.transactionId || charge.refund) return null
  return {
    operation: 'refundCharge',
    label: 'Refund',
    because: 'Refunds the whole charge, once.',
    values: { chosen: { originalTransactionId: charge.transactionId } },
  }
}

function paymentPassword(body: JsonObject, contract: Contract, operator: string): NextStep {
  const prices = pricesOf(contract, String(body.paymentServiceProvider))
  const productCode = (prices[1] ?? prices[0])?.code
  return {
    operation: 'requestOneTimePassword',
    label: 'Send a payment password',
    because: `${operator} asks for one with each charge.`,
    values: {
      body: {
        userIdentityType: body.userIdentityType,
        userIdentifier: body.userIdentifier,
        paymentServiceProvider: body.paymentServiceProvider,
        transactionType: 'PAYMENT',
        ...(productCode ? { productCode } : {}),
      },
    },
  }
}

/** Where to begin, while the simulator lacks what an operation needs. */
export interface StartingPoint {
  operation: OperationId
  /** Its place in the introduction's list. */
  step: number
  /** Names the missing thing. */
  because: string
}

const needsToken = 'you need a user token of your own. The one in the example answers 404.'

/** What the simulator has, at a moment in milliseconds since 1970. */
interface Available {
  ledger: Ledger
  contract: Contract
  now: number
}

/** Null for an operation that can succeed. */
export function startingPointFor(operation: OperationId, available: Available): StartingPoint | null {
  const { userTokens, charges } = available.ledger
  const hasPassword = arrivedPasswords(available, 'ASSOCIATION').length > 0
  const needs: Record<OperationId, [isMissing: boolean, because: string]> = {
    requestOneTimePassword: [false, ''],
    identifyCustomer: [!hasPassword, 'you need an unused one-time password, and no handset has one.'],
    createCharge: [userTokens.length === 0, needsToken],
    getCharge: [charges.length === 0, 'there is no charge yet.'],
    refundCharge: [charges.length === 0, 'there is no charge yet.'],
    sendSms: [userTokens.length === 0, needsToken],
  }
  const [isMissing, because] = needs[operation]
  if (!isMissing) return null
  if (userTokens.length > 0) return { operation: 'createCharge', step: 3, because }
  if (hasPassword) return { operation: 'identifyCustomer', step: 2, because }
  return { operation: 'requestOneTimePassword', step: 1, because }
}
