import { sendSessionCode } from '#server/identity/one-time-codes.ts'
import { findAccount } from '#server/identity/second-step.ts'
import { mailTexts } from '#server/mail/mail-texts.ts'
import type { Operation } from '#server/operation.ts'

export const requestOtp: Operation<'requestOtp', 'type'> = async (context) => {
  const { emailCodeOffAt } = await findAccount(context.db, context.member, context.fail)
  if (emailCodeOffAt) context.fail('way-not-available')
  return await sendSessionCode(context, 'mfa', mailTexts.mfa)
}
