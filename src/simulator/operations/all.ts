import type { OperationId } from '../contract/contract.ts'
import type { Act } from './act.ts'
import { createCharge } from './create-charge.ts'
import { getCharge } from './get-charge.ts'
import { identifyCustomer } from './identify-customer.ts'
import { refundCharge } from './refund-charge.ts'
import { requestOneTimePassword } from './request-one-time-password.ts'
import { sendSms } from './send-sms.ts'

export const acts: Record<OperationId, Act> = {
  requestOneTimePassword,
  identifyCustomer,
  createCharge,
  getCharge,
  refundCharge,
  sendSms,
}
