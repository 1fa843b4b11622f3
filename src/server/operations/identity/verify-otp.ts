import { fail } from '#domain/problems.ts'
import { countForAccount, forgiveAccount } from '#server/identity/limits.ts'
import { addHours } from '#server/identity/moments.ts'
import { codeProblems, useCode } from '#server/identity/open-code.ts'
import { sessionHours, signToken } from '#server/identity/tokens.ts'
import type { Operation } from '#server/operation.ts'
import * as sessions from '#server/repositories/sessions.ts'

/** The MFA token is good for its session only, and as long as that lives: the guard asks the session each time. */
export const verifyOtp: Operation<'verifyOtp'> = async ({ body, member, db, config, now }) => {
  const { accountId, sessionId, email } = member
  const moment = now()
  await countForAccount(db, 'session-code', email, moment)
  const verdict = await useCode(db, { subject: sessionId, purpose: 'mfa' }, body.otp, config.sessionSecret, moment)
  if (verdict !== 'right') fail(codeProblems[verdict])
  await forgiveAccount(db, 'session-code', email)
  await sessions.prove(db, sessionId, moment)
  const claims = { accountId, sessionId }
  return { mfaToken: await signToken('mfa', claims, config.sessionSecret, moment, addHours(moment, sessionHours)) }
}
