import { randomInt, randomUUID } from 'node:crypto'
import product from '#generated/products/direct-carrier-billing/openapi.json' with { type: 'json' }
import type { ProductCode } from '#server/repositories/product-codes.ts'
import type { GatewayCall } from './gateway-client.ts'

export type TestedCode = Pick<ProductCode, 'provider' | 'code'>

/** Values of earlier answers that later steps need. */
export interface Learned {
  /** Text of the newest message on the simulated handset. */
  message: string
  userToken: string
  chargeId: string
  transactionId: string
}

interface PlannedStep {
  name: string
  call(learned: Learned): Omit<GatewayCall, 'headers'>
}

const post = (path: string, body: object) => ({ method: 'POST' as const, path, body: JSON.stringify(body) })
const newId = () => `test-${randomUUID()}`

/**
 * A random number of the operator, since another one-time password to the same number would void it. It avoids the test
 * subscribers 0001 to 0009.
 */
function aSubscriber(example: string): string {
  return `${example.slice(0, -6)}${randomInt(100_000, 1_000_000)}`.replace(/0(?=\d{3}$)/, '1')
}

/** The digits at the template's placeholder; the text before the placeholder is sent unchanged. */
export function passwordIn(message: string, template: string): string {
  return /^\d{6}/.exec(message.slice(template.indexOf('#PASSWORD#')))?.[0] ?? ''
}

/** The steps of a sale: verify the number, charge, read the charge back, refund it. */
export function planOf({ provider, code }: TestedCode, messageContent: string): PlannedStep[] {
  const operator = product['x-operators'].find((each) => each.code === provider)
  if (!operator) throw new Error(`the product's specification knows no operator '${provider}'`)
  const user = { userIdentityType: 'MSISDN', userIdentifier: aSubscriber(operator.exampleMsisdn) }
  const paymentServiceProvider = provider
  const password = (message: string) => passwordIn(message, messageContent)
  const askForPassword = (type: object) => () =>
    post('/v1/identities/otp', { ...user, ...type, paymentServiceProvider, messageContent, correlationId: newId() })
  return [
    { name: 'one-time password', call: askForPassword({ transactionType: 'ASSOCIATION' }) },
    {
      name: 'identity',
      call: ({ message }) =>
        post('/v1/identities/customer/identity', {
          ...user,
          oneTimePassword: password(message),
          paymentServiceProvider,
          correlationId: newId(),
        }),
    },
    ...(operator.asksPaymentCode
      ? [{ name: 'payment password', call: askForPassword({ transactionType: 'PAYMENT', productCode: code }) }]
      : []),
    {
      name: 'charge',
      call: ({ userToken, message, chargeId }) =>
        post('/v1/charges', {
          userToken,
          correlationId: chargeId,
          productCode: code,
          paymentServiceProvider,
          ...(operator.asksPaymentCode && { oneTimePassword: password(message) }),
        }),
    },
    { name: 'read back', call: ({ chargeId }) => ({ method: 'GET', path: `/v1/charges/${chargeId}`, body: null }) },
    {
      name: 'refund',
      call: ({ transactionId }) =>
        post('/v1/charges/refund', {
          originalTransactionId: transactionId,
          correlationId: newId(),
          reason: 'Test of the product code',
        }),
    },
  ]
}

export const nothingLearned = (): Learned => ({ message: '', userToken: '', chargeId: newId(), transactionId: '' })
