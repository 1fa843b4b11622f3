// Facts of the public pages, copied from openapi/products/direct-carrier-billing.yaml, which would be a hundred times as
// much to load. The test beside compares the two.

export const operators = [
  { code: 'STM', name: 'Singtel', country: 'Singapore', currency: 'SGD', lowest: '0.98', highest: '98.00' },
  { code: 'AIS', name: 'AIS', country: 'Thailand', currency: 'THB', lowest: '9.00', highest: '349.00' },
  { code: 'GLB', name: 'Globe', country: 'Philippines', currency: 'PHP', lowest: '10.00', highest: '999.00' },
] as const

/** How the numbers of an operator's subscribers are written, and which operator asks for a second code when it is paid. */
export const numbers = {
  STM: { form: '65 and 8 digits that begin with 8 or 9', asksPaymentCode: false },
  AIS: { form: '66 and 9 digits', asksPaymentCode: true },
  GLB: { form: '63 and 10 digits that begin with 9', asksPaymentCode: false },
} as const

/** The share a partner is paid in examples; a demo's rate card has the same. */
export const examplePayout = { STM: 82, AIS: 70, GLB: 65 } as const

/** Shown beside the examples of payouts. */
export const examplesOnly = 'These percentages are examples and not an operator’s offer.'

/** A code of a phone: its validity and wrong attempts. */
export const oneTimePassword = { ttlSeconds: 300, tries: 3 } as const

/** Calls per key. */
export const rateLimit = { calls: 500, seconds: 10 } as const

export const calls = [
  ['POST /v1/identities/otp', 'Sends your text with a six-digit one-time password to a phone.'],
  ['POST /v1/identities/customer/identity', 'Trades number and password for a user token that you keep.'],
  ['POST /v1/charges', 'Charges the price of one of your product codes to the holder of a user token.'],
  ['GET /v1/charges/{correlationId}', 'Reads a charge back, also when the answer to it was lost.'],
  ['POST /v1/charges/refund', 'Returns a whole charge, once.'],
  ['POST /v1/notification/sms', 'Sends a message to a subscriber whose number you have proven.'],
] as const

/** Test subscribers of the sandbox: the last four digits of a number choose what happens. */
export const testSubscribers = [
  ['0001', 'Balance too low', 'GENERAL_DECLINE'],
  ['0002', 'Above the limit of one transaction', 'GENERAL_DECLINE'],
  ['0003', 'Above the monthly limit', 'GENERAL_DECLINE'],
  ['0004', 'Barred', 'INVALID_USER'],
  ['0005', 'The user refuses', 'GENERAL_DECLINE'],
  ['0006', 'Operator down, and again on a retry', 'GENERAL_FAILURE'],
  ['0007', 'Operator down once; the retry with the same correlation id succeeds', 'GENERAL_FAILURE'],
  ['0008', 'Answer lost; reading the charge back shows that it succeeded', 'GENERAL_FAILURE'],
  ['0009', 'The one-time password never arrives', 'SUCCESS'],
] as const

/** A few lines of the charge's own example. */
export const exchange = {
  request: {
    userToken: 'utk_7h3k9m2x4c6v8b1n5q0w7e3r9t2y4u6i',
    correlationId: 'order-2042',
    productCode: 'STM980',
  },
  answer: {
    resultCode: 'SUCCESS',
    correlationId: 'order-2042',
    amount: '9.80',
    currency: 'SGD',
  },
}
