import { addHours } from '#domain/time.ts'
import { attemptCode, consumeSessionCode } from '#server/identity/one-time-codes.ts'
import { sessionHours, signToken } from '#server/identity/tokens.ts'
import type { Operation } from '#server/operation.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as sessions from '#server/repositories/sessions.ts'

/** The MFA token ends with its session: the guard checks the session on every request. */
export const verifyOtp: Operation<'verifyOtp'> = async (context) => {
  const { body, member, db, config, request, now } = context
  const { accountId, sessionId, email } = member
  const moment = now()
  await attemptCode(db, { limit: 'session-code', email, ip: request.ip, now: moment, code: body.otp }, async (tx) => {
    const refusal = await consumeSessionCode(tx, context, 'mfa', body.otp)
    if (!refusal) await sessions.markVerified(tx, sessionId, moment)
    return refusal
  })
  const claims = { accountId, sessionId }
  const account = await accounts.find(db, accountId)
  return {
    mfaToken: await signToken('mfa', claims, config.sessionSecret, moment, addHours(moment, sessionHours)),
    passwordChangeRequired: account !== undefined && account.passwordExpiresAt !== null,
  }
}
