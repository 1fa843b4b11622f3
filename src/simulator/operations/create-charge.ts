import { required } from '../call.ts'
import { attemptCharge } from '../charge-attempt.ts'
import type { Act } from './act.ts'

/** POST /v1/charges: the operator has accepted. */
export const createCharge: Act = (call) => {
  const { charge, changes } = attemptCharge(call, 'SUCCESS')
  const { correlationId, openPlatformTransactionId, amount, currency } = charge
  const transactionId = required(charge.transactionId ?? undefined, 'transaction')
  const isNew = !call.facts().charge?.transactionId
  const price = currency === null ? amount : `${amount} ${currency}`
  return {
    body: {
      resultCode: 'SUCCESS',
      statusCode: 200,
      message: call.rules.successMessage,
      correlationId,
      transactionId,
      openPlatformTransactionId,
      paymentStatus: 'SUCCESS',
      amount,
      currency,
    },
    changes,
    charge,
    text: isNew ? `Charged ${price} as ${transactionId}` : `${price} was charged as ${transactionId} before`,
  }
}
