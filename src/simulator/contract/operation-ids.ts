import type { OperationId } from './contract.ts'

// A key that is missing or unknown is a type error: the compiler knows the operations of the specification.
const known: Record<OperationId, true> = {
  requestOneTimePassword: true,
  identifyCustomer: true,
  createCharge: true,
  getCharge: true,
  refundCharge: true,
  sendSms: true,
}

/** Whether the engine simulates an operation of this id. */
export function isOperationId(id: string): id is OperationId {
  return Object.hasOwn(known, id)
}

export const operationIds: readonly OperationId[] = Object.keys(known).filter(isOperationId)
