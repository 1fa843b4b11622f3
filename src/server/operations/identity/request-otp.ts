import { codeMinutes, resendSeconds } from '#server/identity/codes.ts'
import { countForAccount } from '#server/identity/limits.ts'
import { openCode } from '#server/identity/open-code.ts'
import { letters } from '#server/mail/letters.ts'
import { fail, type Operation } from '#server/operation.ts'

/** The code belongs to the session: signing in on two machines at once needs two codes, and neither disturbs the other. */
export const requestOtp: Operation<'requestOtp'> = async ({ member, db, config, mail, now }) => {
  const moment = now()
  await countForAccount(db, 'code-mail', member.email, moment)
  const opened = await db.transaction(async (tx) => {
    const opened = await openCode(tx, { subject: member.sessionId, purpose: 'mfa' }, config.sessionSecret, moment)
    if ('sent' in opened) await mail.post(tx, member.email, letters.mfa(opened.sent), moment)
    return opened
  })
  if ('waitSeconds' in opened) fail('resend-too-soon', { retryAfterSeconds: opened.waitSeconds })
  return { validSeconds: codeMinutes * 60, resendSeconds }
}
