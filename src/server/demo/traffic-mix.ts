import type { ProductCode } from '#server/repositories/product-codes.ts'

/** One kind of call in the demo's traffic, with its frequency. */
export interface Share {
  weight: number
  operation: string
  method: 'GET' | 'POST'
  path: string
  http_status: number
  result_code: string
  status_code: number
  refusal?: string
  message: string
  moved?: 'charge' | 'refund'
  /** Whether it names a product code. */
  has_product?: true
  /** Whether its subscriber is known. */
  reached?: true
  /** Duration as a multiple of the ordinary one. */
  slowness: number
}

const done = { http_status: 200, result_code: 'SUCCESS', status_code: 200, reached: true, slowness: 1 } as const
const failed = (http_status: number, result_code: string, status_code = http_status) =>
  ({ http_status, result_code, status_code }) as const
const declined = { ...failed(402, 'GENERAL_DECLINE'), reached: true, slowness: 1.2 } as const

const post = (operation: string, path: string) => ({ operation, method: 'POST', path }) as const
const charge = { ...post('createCharge', '/v1/charges'), has_product: true } as const
const refund = post('refundCharge', '/v1/charges/refund')
const identify = post('identifyCustomer', '/v1/identities/customer/identity')
const sendPassword = post('requestOneTimePassword', '/v1/identities/otp')
const sendSms = post('sendSms', '/v1/notification/sms')
const getCharge = { operation: 'getCharge', method: 'GET', path: '/v1/charges/{correlationId}' } as const

/** A working service: most failures are insufficient balance. */
export const liveMix: Share[] = [
  { weight: 640, ...charge, ...done, moved: 'charge', message: 'The charge succeeded.', slowness: 1.5 },
  { weight: 34, ...charge, ...declined, message: "The subscriber's balance is too low." },
  { weight: 11, ...charge, ...declined, message: 'The subscriber refused the charge.' },
  { weight: 8, ...charge, ...declined, message: 'The charge would take the subscriber above the monthly limit.' },
  { weight: 5, ...charge, ...declined, message: "The price is above the subscriber's limit of one transaction." },
  {
    weight: 6,
    ...charge,
    ...failed(503, 'GENERAL_FAILURE'),
    message: 'The operator did not answer.',
    reached: true,
    slowness: 25,
  },
  {
    weight: 9,
    ...charge,
    ...failed(404, 'INVALID_USER'),
    message: 'The operator has no such subscriber.',
    slowness: 0.8,
  },
  { weight: 12, ...refund, ...done, moved: 'refund', message: 'The charge was refunded.' },
  { weight: 90, ...sendPassword, ...done, message: 'The one-time password was sent.' },
  { weight: 78, ...identify, ...done, message: 'The subscriber is identified.' },
  {
    weight: 10,
    ...identify,
    ...failed(403, 'INVALID_PASSWORD'),
    message: 'The one-time password is wrong, expired or used.',
    slowness: 0.7,
  },
  { weight: 60, ...getCharge, ...done, message: 'The charge succeeded.', slowness: 0.5 },
  { weight: 37, ...sendSms, ...done, message: 'The message was sent.' },
]

/** Developers experimenting: invalid bodies and wrong keys. */
export const sandboxMix: Share[] = [
  ...liveMix,
  {
    weight: 90,
    ...charge,
    ...failed(400, 'FAILURE', 100),
    message: 'The request sent by the client was syntactically incorrect.',
    slowness: 0.3,
  },
  {
    weight: 45,
    ...charge,
    ...failed(401, 'FAILURE'),
    refusal: 'key-unknown',
    message: 'The key is not known.',
    slowness: 0.2,
  },
]

/** Adds each kind's range within 0 to 1. */
export function sharesOf<Kind extends { weight: number }>(kinds: Kind[]): (Kind & { above: number; upto: number })[] {
  const total = kinds.reduce((sum, { weight }) => sum + weight, 0)
  let above = 0
  return kinds.map((kind) => {
    const from = above
    above += kind.weight
    return { ...kind, above: from / total, upto: above / total }
  })
}

const weightsByPrice = [60, 34, 6]

/** Purchases of these product codes, cheap ones most often. */
export function pricesOf(sold: Pick<ProductCode, 'provider' | 'code' | 'price' | 'currency'>[]) {
  return sharesOf(
    sold.map(({ provider, code, price, currency }) => {
      const cheaper = sold.filter((other) => other.provider === provider && Number(other.price) < Number(price))
      return { provider, code, amount: price, currency, weight: weightsByPrice[cheaper.length] ?? 1 }
    }),
  )
}
