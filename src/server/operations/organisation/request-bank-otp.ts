import { can } from '#domain/capabilities.ts'
import { sendSessionCode } from '#server/identity/one-time-codes.ts'
import { mailTexts } from '#server/mail/mail-texts.ts'
import type { Operation } from '#server/operation.ts'
import * as organisations from '#server/repositories/organisations.ts'

/** A purpose of its own: a stolen sign-in code cannot change where payouts go. */
export const requestBankOtp: Operation<'requestBankOtp'> = async (context) => {
  const { member, db, permit } = context
  permit(can.editCompanyPart(member, await organisations.get(db, member.organisationId), 'bank'))
  return await sendSessionCode(context, 'bank', mailTexts.bankCode)
}
