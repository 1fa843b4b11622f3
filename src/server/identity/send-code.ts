import { type CodePurpose, codeMinutes, resendSeconds } from '#server/identity/codes.ts'
import { countForAccount } from '#server/identity/limits.ts'
import { openCode } from '#server/identity/open-code.ts'
import type { Letter } from '#server/mail/letters.ts'
import { type Context, fail, type Member } from '#server/operation.ts'

type Sender = Pick<Context<'requestOtp'>, 'db' | 'config' | 'mail' | 'now'> & { member: Member }

/**
 * Mails the member a code for this session: signing in on two machines at once needs two codes, and neither disturbs the
 * other.
 */
export async function sendCode(sender: Sender, purpose: CodePurpose, letter: (code: string) => Letter) {
  const { member, db, config, mail, now } = sender
  const moment = now()
  await countForAccount(db, 'session-code-mail', member.email, moment)
  const opened = await db.transaction(async (tx) => {
    const opened = await openCode(tx, { subject: member.sessionId, purpose }, config.sessionSecret, moment)
    if ('sent' in opened) await mail.post(tx, member.email, letter(opened.sent), moment)
    return opened
  })
  if ('waitSeconds' in opened) fail('resend-too-soon', { retryAfterSeconds: opened.waitSeconds })
  return { validSeconds: codeMinutes * 60, resendSeconds }
}
