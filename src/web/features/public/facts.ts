import { type CallName, chargeExample } from '#generated/products/direct-carrier-billing/facts.ts'

/** Shown beside the examples of payouts. */
export const examplesOnly = 'These percentages are examples and not an operator’s offer.'

/** Says of each call what it does. */
export const callEffects: Record<CallName, string> = {
  'POST /v1/identities/otp': 'Sends your text with a six-digit one-time password to a phone.',
  'POST /v1/identities/customer/identity': 'Trades number and password for a user token that you keep.',
  'POST /v1/charges': 'Charges the price of one of your product codes to the holder of a user token.',
  'GET /v1/charges/{correlationId}': 'Reads a charge back, also when the answer to it was lost.',
  'POST /v1/charges/refund': 'Returns a whole charge, once.',
  'POST /v1/notification/sms': 'Sends a message to a subscriber whose number you have proven.',
}

const { userToken, correlationId, productCode } = chargeExample.request
const { resultCode, amount, currency } = chargeExample.answer

/** A few lines of the charge's own example. */
export const exchange = {
  request: { userToken, correlationId, productCode },
  answer: { resultCode, correlationId: chargeExample.answer.correlationId, amount, currency },
}
