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
const charge = { operation: 'createCharge', method: 'POST', path: '/v1/charges', has_product: true } as const
const declined = {
  ...charge,
  http_status: 402,
  result_code: 'GENERAL_DECLINE',
  status_code: 402,
  reached: true,
  slowness: 1.2,
} as const

const charges: Share[] = [
  { weight: 640, ...charge, ...done, moved: 'charge', message: 'The charge succeeded.', slowness: 1.5 },
  { weight: 34, ...declined, message: "The subscriber's balance is too low." },
  { weight: 11, ...declined, message: 'The subscriber refused the charge.' },
  { weight: 8, ...declined, message: 'The charge would take the subscriber above the monthly limit.' },
  { weight: 5, ...declined, message: "The price is above the subscriber's limit of one transaction." },
  {
    weight: 6,
    ...charge,
    http_status: 503,
    result_code: 'GENERAL_FAILURE',
    status_code: 503,
    message: 'The operator did not answer.',
    reached: true,
    slowness: 25,
  },
  {
    weight: 9,
    ...charge,
    http_status: 404,
    result_code: 'INVALID_USER',
    status_code: 404,
    message: 'The operator has no such subscriber.',
    slowness: 0.8,
  },
  {
    weight: 12,
    operation: 'refundCharge',
    method: 'POST',
    path: '/v1/charges/refund',
    ...done,
    moved: 'refund',
    message: 'The charge was refunded.',
  },
]

const identities: Share[] = [
  {
    weight: 90,
    operation: 'requestOneTimePassword',
    method: 'POST',
    path: '/v1/identities/otp',
    ...done,
    message: 'The one-time password was sent.',
  },
  {
    weight: 78,
    operation: 'identifyCustomer',
    method: 'POST',
    path: '/v1/identities/customer/identity',
    ...done,
    message: 'The subscriber is identified.',
  },
  {
    weight: 10,
    operation: 'identifyCustomer',
    method: 'POST',
    path: '/v1/identities/customer/identity',
    http_status: 403,
    result_code: 'INVALID_PASSWORD',
    status_code: 403,
    message: 'The one-time password is wrong, expired or used.',
    slowness: 0.7,
  },
]

const others: Share[] = [
  {
    weight: 60,
    operation: 'getCharge',
    method: 'GET',
    path: '/v1/charges/{correlationId}',
    ...done,
    message: 'The charge succeeded.',
    slowness: 0.5,
  },
  {
    weight: 37,
    operation: 'sendSms',
    method: 'POST',
    path: '/v1/notification/sms',
    ...done,
    message: 'The message was sent.',
  },
]

/** A working service: most failures are insufficient balance. */
export const liveMix: Share[] = [...charges, ...identities, ...others]

/** Developers experimenting: invalid bodies and wrong keys. */
export const sandboxMix: Share[] = [
  ...charges,
  ...identities,
  ...others,
  {
    weight: 90,
    ...charge,
    http_status: 400,
    result_code: 'FAILURE',
    status_code: 100,
    message: 'The request sent by the client was syntactically incorrect.',
    slowness: 0.3,
  },
  {
    weight: 45,
    ...charge,
    http_status: 401,
    result_code: 'FAILURE',
    status_code: 401,
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
