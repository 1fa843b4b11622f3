import type { Contract, OperationId } from '#simulator/contract/contract.ts'
import type { Ledger } from '#simulator/state/ledger.ts'
import type { Answered } from './answer.ts'
import type { JsonObject } from './json-schema.ts'
import { pricesOf } from './suggestions.ts'

/** The next operation after an answer. */
export interface NextStep {
  operation: OperationId
  /** Button text. */
  label: string
  /** Text beside the button. */
  because: string
  /** Initial values of that form, besides suggested ones. */
  body?: JsonObject
}

interface After {
  operation: OperationId
  answered: Answered
  body: JsonObject
  contract: Contract
  ledger: Ledger
}

export function nextStepAfter({ operation, answered, body, contract, ledger }: After): NextStep | null {
  if (answered.status === 503)
    return {
      operation: 'getCharge',
      label: 'Read the charge back',
      because: 'The charge may have succeeded. You can also send the same request again.',
    }
  if (answered.resultCode !== 'SUCCESS') return null
  const operator = contract.operators.find(({ code }) => code === body.paymentServiceProvider)
  const steps: Record<OperationId, () => NextStep | null> = {
    requestOneTimePassword: () => (answered.delivered ? afterPassword(body.transactionType === 'PAYMENT') : null),
    identifyCustomer: () =>
      operator?.asksPaymentCode
        ? paymentPassword(body, contract, operator.name)
        : { operation: 'createCharge', label: 'Charge', because: 'The token identifies the subscriber from now on.' },
    createCharge: () => ({
      operation: 'getCharge',
      label: 'Read the charge back',
      because: 'As you would when an answer is lost.',
    }),
    getCharge: () =>
      ledger.charges.some(({ transactionId, refund }) => transactionId && !refund)
        ? { operation: 'refundCharge', label: 'Refund', because: 'Refunds the whole charge, once.' }
        : null,
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

function paymentPassword(body: JsonObject, contract: Contract, operator: string): NextStep {
  const prices = pricesOf(contract, String(body.paymentServiceProvider))
  const productCode = (prices[1] ?? prices[0])?.code
  return {
    operation: 'requestOneTimePassword',
    label: 'Send a payment password',
    because: `${operator} asks for one with each charge.`,
    body: {
      userIdentityType: body.userIdentityType,
      userIdentifier: body.userIdentifier,
      paymentServiceProvider: body.paymentServiceProvider,
      transactionType: 'PAYMENT',
      ...(productCode ? { productCode } : {}),
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

/** Null for an operation that can succeed. */
export function startingPointFor(operation: OperationId, ledger: Ledger): StartingPoint | null {
  const { oneTimePasswords, userTokens, charges } = ledger
  const needs: Record<OperationId, [isMissing: boolean, because: string]> = {
    requestOneTimePassword: [false, ''],
    identifyCustomer: [oneTimePasswords.length === 0, 'you need a one-time password, and none has been sent yet.'],
    createCharge: [userTokens.length === 0, needsToken],
    getCharge: [charges.length === 0, 'there is no charge yet.'],
    refundCharge: [charges.length === 0, 'there is no charge yet.'],
    sendSms: [userTokens.length === 0, needsToken],
  }
  const [isMissing, because] = needs[operation]
  return isMissing ? { ...firstOpenStep(ledger), because } : null
}

function firstOpenStep({ oneTimePasswords, userTokens }: Ledger): Pick<StartingPoint, 'operation' | 'step'> {
  if (userTokens.length > 0) return { operation: 'createCharge', step: 3 }
  if (oneTimePasswords.length > 0) return { operation: 'identifyCustomer', step: 2 }
  return { operation: 'requestOneTimePassword', step: 1 }
}
