import { sendCode } from '#server/identity/send-code.ts'
import { letters } from '#server/mail/letters.ts'
import type { Operation } from '#server/operation.ts'

export const requestOtp: Operation<'requestOtp'> = (context) => sendCode(context, 'mfa', letters.mfa)
