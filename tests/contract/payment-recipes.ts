// Example requests of the payment API contain passwords, tokens and ids that do not exist on the test server.
import type { ExampleRequest } from './contract.ts'
import { charge, newId, type Payer, type PaymentWorld, passwordFor, pay, singtel, tokenOf } from './payer.ts'
import { type Setup, withBody, withParams } from './recipe.ts'

type Recipe = (payer: Payer, request: ExampleRequest) => Promise<ExampleRequest>
type Failure = (world: PaymentWorld, request: ExampleRequest) => Promise<Partial<Setup>>

const withNewId: Recipe = async (_payer, request) => withBody(request, { correlationId: newId() })

export const paymentRecipes: Record<string, Recipe> = {
  requestOneTimePassword: withNewId,

  identifyCustomer: async (payer, request) => {
    const oneTimePassword = await passwordFor(payer, singtel, { transactionType: 'ASSOCIATION' })
    return withBody(request, { oneTimePassword, correlationId: newId() })
  },

  createCharge: async (payer, request) => {
    const { paymentServiceProvider, productCode, oneTimePassword } = Object(request.body)
    const number = paymentServiceProvider === 'AIS' ? '66812345678' : singtel.userIdentifier
    const subscriber = { userIdentifier: number, paymentServiceProvider }
    const userToken = await tokenOf(payer, subscriber)
    if (!oneTimePassword) return withBody(request, { userToken, correlationId: newId() })
    const password = await passwordFor(payer, subscriber, { transactionType: 'PAYMENT', productCode })
    return withBody(request, { userToken, correlationId: newId(), oneTimePassword: password })
  },

  getCharge: async (payer, request) => {
    const { correlationId } = await charge(payer)
    return withParams(request, { correlationId })
  },

  refundCharge: async (payer, request) => {
    const { transactionId } = await charge(payer)
    return withBody(request, { originalTransactionId: transactionId, correlationId: newId() })
  },

  sendSms: async (payer, request) => {
    const userToken = await tokenOf(payer, singtel)
    const hasToken = 'userToken' in Object(request.body)
    return withBody(request, { ...(hasToken && { userToken }), correlationId: newId() })
  },
}

const withSuspendedProject: Failure = async ({ suspended }, request) => ({
  request,
  headers: { ...suspended.credentials },
})

const change =
  (values: object): Failure =>
  async (_world, request) => ({ request: withBody(request, { correlationId: newId(), ...values }) })

/** Sends the id of a charge again. */
const withUsedId: Failure = async ({ payer }, request) => {
  const { correlationId } = await charge(payer)
  return { request: withBody(request, { correlationId }) }
}

/** The last four digits of a number choose the subscriber's profile. */
const chargeOf =
  (number: string): Failure =>
  async ({ payer }, request) => {
    const userToken = await tokenOf(payer, { ...singtel, userIdentifier: number })
    return { request: withBody(request, { userToken, correlationId: newId() }) }
  }

export const paymentFailureRecipes: Record<string, Record<string, Failure>> = {
  requestOneTimePassword: {
    403: withSuspendedProject,
    404: change({ userIdentifier: '6581230004' }),
    409: withUsedId,
    422: change({ paymentServiceProvider: 'XYZ' }),
  },
  identifyCustomer: {
    403: change({ oneTimePassword: '000000' }),
    404: change({ userIdentifier: '6581230004' }),
    409: async ({ payer }, request) => {
      const { correlationId } = await charge(payer)
      const oneTimePassword = await passwordFor(payer, singtel, { transactionType: 'ASSOCIATION' })
      return { request: withBody(request, { correlationId, oneTimePassword }) }
    },
    422: change({ paymentServiceProvider: 'XYZ' }),
  },
  createCharge: {
    402: chargeOf('6581230001'),
    403: withSuspendedProject,
    404: change({ userToken: 'utk_00000000000000000000000000000000' }),
    409: async ({ payer }, request) => {
      const { correlationId } = await charge(payer)
      return { request: withBody(request, { userToken: await tokenOf(payer, singtel), correlationId }) }
    },
    422: async ({ payer }, request) => {
      const userToken = await tokenOf(payer, singtel)
      return { request: withBody(request, { userToken, productCode: 'STM111', correlationId: newId() }) }
    },
    503: chargeOf('6581230006'),
  },
  getCharge: { 403: withSuspendedProject },
  refundCharge: {
    403: withSuspendedProject,
    404: change({ originalTransactionId: 'txn_00000000000000000000' }),
    409: async ({ payer }, request) => {
      const { transactionId: originalTransactionId } = await charge(payer)
      await pay(payer, '/v1/charges/refund', { originalTransactionId, reason: 'Bought by mistake.' })
      return { request: withBody(request, { originalTransactionId, correlationId: newId() }) }
    },
  },
  sendSms: {
    403: withSuspendedProject,
    404: change({ userToken: 'utk_00000000000000000000000000000000' }),
    409: async ({ payer }, request) => {
      const { correlationId } = await charge(payer)
      return { request: withBody(request, { userToken: await tokenOf(payer, singtel), correlationId }) }
    },
    422: change({ paymentServiceProvider: 'XYZ' }),
  },
}
