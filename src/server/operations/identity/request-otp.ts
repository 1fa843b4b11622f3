import { sendSessionCode } from '#server/identity/one-time-codes.ts'
import { mailTexts } from '#server/mail/mail-texts.ts'
import type { Operation } from '#server/operation.ts'

export const requestOtp: Operation<'requestOtp'> = (context) => sendSessionCode(context, 'mfa', mailTexts.mfa)
