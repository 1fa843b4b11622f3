import { can } from '#domain/capabilities.ts'
import { sendSessionCode } from '#server/identity/one-time-codes.ts'
import { mailTexts } from '#server/mail/mail-texts.ts'
import type { Operation } from '#server/operation.ts'

/** A purpose of its own: a sign-in code cannot be used to generate a key that moves money. */
export const requestLiveKeyOtp: Operation<'requestLiveKeyOtp'> = async (context) => {
  context.permit(can.requestLiveKeyCode(context.member))
  return await sendSessionCode(context, 'live-key', mailTexts.liveKeyCode)
}
