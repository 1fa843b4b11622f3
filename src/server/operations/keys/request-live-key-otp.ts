import { sendCode } from '#server/identity/send-code.ts'
import { letters } from '#server/mail/letters.ts'
import type { Operation } from '#server/operation.ts'

/** Its purpose is its own: no code of a sign-in makes a key that moves money. */
export const requestLiveKeyOtp: Operation<'requestLiveKeyOtp'> = (context) =>
  sendCode(context, 'live-key', letters.liveKeyCode)
