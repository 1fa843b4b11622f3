import { required } from '../call.ts'
import type { Act } from './act.ts'

/** GET /v1/charges/{correlationId}: the charge as it stands. */
export const getCharge: Act = (call) => {
  const charge = required(call.facts().charge, 'charge')
  const { correlationId, transactionId, openPlatformTransactionId, paymentStatus } = charge
  const { operator, productCode, amount, currency, refund } = charge
  const refunds = refund
    ? [{ transactionId: refund.transactionId, correlationId: refund.correlationId, reason: refund.reason, amount }]
    : []
  return {
    body: {
      resultCode: 'SUCCESS',
      statusCode: 200,
      message: call.rules.successMessage,
      correlationId,
      transactionId,
      openPlatformTransactionId,
      paymentStatus,
      paymentServiceProvider: operator,
      productCode,
      amount,
      currency,
      refunds,
    },
    changes: [],
    text: `The charge stands at ${paymentStatus}`,
  }
}
