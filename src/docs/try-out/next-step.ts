import type { Contract, OperationId } from '#simulator/contract/contract.ts'
import type { Ledger } from '#simulator/state/ledger.ts'
import type { Answered } from './answer.ts'
import type { JsonObject } from './json-schema.ts'

/** The next operation after an answer. */
export interface NextStep {
  operation: OperationId
  /** Button text. */
  words: string
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
      words: 'Read the charge back',
      because: 'The charge may have succeeded. You can also send the same request again.',
    }
  if (answered.resultCode !== 'SUCCESS') return null
  const operator = contract.operators.find(({ code }) => code === body.paymentServiceProvider)
  const steps: Record<OperationId, () => NextStep | null> = {
    requestOneTimePassword: () => (answered.delivered ? afterPassword(body.transactionType === 'PAYMENT') : null),
    identifyCustomer: () =>
      operator?.asksPaymentCode
        ? paymentPassword(body, contract, operator.name)
        : { operation: 'createCharge', words: 'Charge', because: 'The token identifies the subscriber from now on.' },
    createCharge: () => ({
      operation: 'getCharge',
      words: 'Read the charge back',
      because: 'As you would when an answer is lost.',
    }),
    getCharge: () =>
      ledger.charges.some(({ transactionId, refund }) => transactionId && !refund)
        ? { operation: 'refundCharge', words: 'Refund', because: 'Refunds the whole charge, once.' }
        : null,
    refundCharge: () => ({
      operation: 'refundCharge',
      words: 'Refund it again',
      because: 'To see how a second refund is refused.',
    }),
    sendSms: () => null,
  }
  return steps[operation]()
}

const afterPassword = (isPayment: boolean): NextStep =>
  isPayment
    ? { operation: 'createCharge', words: 'Charge', because: 'The password on the handset confirms this payment.' }
    : {
        operation: 'identifyCustomer',
        words: 'Turn the number into a token',
        because: 'The password on the handset verifies the number.',
      }

function paymentPassword(body: JsonObject, contract: Contract, operator: string): NextStep {
  const prices = contract.pricePoints.filter((point) => point.operator === body.paymentServiceProvider)
  const productCode = (prices[1] ?? prices[0])?.code
  return {
    operation: 'requestOneTimePassword',
    words: 'Send a payment password',
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
