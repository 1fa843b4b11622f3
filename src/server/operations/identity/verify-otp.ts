import { consumeSessionCode, countSessionAttempt, enterCode } from '#server/identity/one-time-codes.ts'
import { findAccount, proveSession } from '#server/identity/second-step.ts'
import type { Operation } from '#server/operation.ts'
import * as sessions from '#server/repositories/sessions.ts'

export const verifyOtp: Operation<'verifyOtp', 'otp' | 'type'> = async (context) => {
  const { body, db, member, now, fail } = context
  const moment = now()
  await countSessionAttempt(context)
  await enterCode(db, fail, async (tx) => {
    // A code may have been mailed before email codes were turned off.
    const { emailCodeOffAt } = await findAccount(tx, member, fail)
    if (emailCodeOffAt) fail('way-not-available')
    const refusal = await consumeSessionCode(tx, context, 'mfa', body.otp)
    if (!refusal) await sessions.markVerified(tx, member.sessionId, moment)
    return refusal
  })
  return await proveSession(context, moment)
}
