import type { OperationId } from './contract.ts'

// The compiler reports a missing or unknown operation of the specification.
const known: Record<OperationId, true> = {
  requestOneTimePassword: true,
  identifyCustomer: true,
  createCharge: true,
  getCharge: true,
  refundCharge: true,
  sendSms: true,
}

/** Whether the simulator has this operation. */
export function isOperationId(id: string): id is OperationId {
  return Object.hasOwn(known, id)
}

export const operationIds: readonly OperationId[] = Object.keys(known).filter(isOperationId)
