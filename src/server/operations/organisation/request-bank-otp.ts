import { can } from '#domain/capabilities.ts'
import { sendCode } from '#server/identity/send-code.ts'
import { letters } from '#server/mail/letters.ts'
import { type Operation, permit } from '#server/operation.ts'
import * as organisations from '#server/repositories/organisations.ts'

/** Its purpose is its own: a code somebody was talked out of at the sign-in does not move money. */
export const requestBankOtp: Operation<'requestBankOtp'> = async (context) => {
  const { member, db } = context
  permit(can.editProfile(member, await organisations.get(db, member.organisationId)))
  return await sendCode(context, 'bank', letters.bankCode)
}
