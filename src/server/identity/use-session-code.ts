import type { Db } from '#server/db/database.ts'
import type { CodePurpose } from '#server/identity/codes.ts'
import { forgiveAccount } from '#server/identity/limits.ts'
import { useCode, type Verdict } from '#server/identity/open-code.ts'
import type { Context, Member } from '#server/operation.ts'

type User = Pick<Context<'requestOtp'>, 'config' | 'now'> & { member: Member }

/**
 * Uses up the code that was sent to this session for this purpose. Count the try with `countForAccount(db, 'session-code', …)`
 * before the transaction, and refuse after it: a wrong try has to stay counted whatever else is undone.
 */
export async function useSessionCode(tx: Db, user: User, purpose: CodePurpose, given: string): Promise<Verdict> {
  const { member, config, now } = user
  const verdict = await useCode(tx, { subject: member.sessionId, purpose }, given, config.sessionSecret, now())
  if (verdict === 'right') await forgiveAccount(tx, 'session-code', member.email)
  return verdict
}
