import { type Call, given, required } from './call.ts'
import type { Schemas } from './contract/contract.ts'
import { spendPassword } from './one-time-passwords.ts'
import { newPlatformId, newTransactionId } from './random.ts'
import type { ChargeRecord, Entry } from './state/records.ts'

/** Sends a charge to the operator; returns the charge and the records to write. */
export function attemptCharge(
  call: Call,
  paymentStatus: Schemas['PaymentStatus'],
): { charge: ChargeRecord; changes: Entry[] } {
  const { charge: before } = call.facts()
  // An earlier attempt moved the money and lost its answer: the charge is not repeated.
  if (before?.transactionId) return { charge: before, changes: [] }
  const charge = chargeRecord(call, paymentStatus, before)
  const scope = call.request.projectId
  const { correlationId, transactionId } = charge
  return {
    charge,
    changes: [
      ...(transactionId === null
        ? []
        : [{ kind: 'transactions', scope, key: transactionId, record: { correlationId } } as const]),
      ...spendPassword(call),
    ],
  }
}

function chargeRecord(
  call: Call,
  paymentStatus: Schemas['PaymentStatus'],
  before: ChargeRecord | undefined,
): ChargeRecord {
  const { operator, product } = call.facts()
  const { amount, code } = required(product, 'product')
  const { random, now } = call
  return {
    correlationId: given(call, 'correlationId'),
    transactionId: paymentStatus === 'SUCCESS' ? newTransactionId(random) : null,
    openPlatformTransactionId: before?.openPlatformTransactionId ?? newPlatformId(random),
    paymentStatus,
    userToken: given(call, 'userToken'),
    operator: given(call, 'paymentServiceProvider'),
    productCode: code,
    amount,
    currency: operator?.currency ?? null,
    at: before?.at ?? now,
    refund: null,
  }
}
