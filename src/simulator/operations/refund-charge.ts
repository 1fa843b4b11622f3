import { given, required } from '../call.ts'
import { newPlatformId, newTransactionId } from '../random.ts'
import type { RequestRecord } from '../state/records.ts'
import type { Act } from './act.ts'

/** POST /v1/charges/refund: refunds the whole charge. */
export const refundCharge: Act = (call) => {
  const original = required(call.facts().original, 'charge')
  const refund = {
    transactionId: newTransactionId(call.random),
    openPlatformTransactionId: newPlatformId(call.random),
    correlationId: given(call, 'correlationId'),
    reason: given(call, 'reason'),
    at: call.now,
  }
  const record: RequestRecord = { ...original, charge: { ...original.charge, paymentStatus: 'REFUNDED', refund } }
  const { correlationId, transactionId, openPlatformTransactionId } = refund
  return {
    body: {
      resultCode: 'SUCCESS',
      statusCode: 200,
      message: call.rules.successMessage,
      correlationId,
      transactionId,
      openPlatformTransactionId,
      paymentStatus: 'REFUNDED',
    },
    changes: [{ kind: 'requests', scope: call.request.projectId, key: original.charge.correlationId, record }],
    text: `Refunded ${original.charge.transactionId} as ${transactionId}`,
  }
}
