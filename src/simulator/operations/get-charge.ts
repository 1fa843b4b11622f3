import { assured } from '../call.ts'
import { type Act, success } from './act.ts'

/** GET /v1/charges/{correlationId}: the charge as it stands. */
export const getCharge: Act = (call) => {
  const charge = assured(call.facts().charge, 'getCharge knows no charge')
  const { correlationId, transactionId, openPlatformTransactionId, paymentStatus } = charge
  const { operator, productCode, amount, currency, refund } = charge
  const refunds = refund
    ? [{ transactionId: refund.transactionId, correlationId: refund.correlationId, reason: refund.reason, amount }]
    : []
  return {
    body: {
      ...success(call),
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
    words: `The charge stands at ${paymentStatus}`,
  }
}
