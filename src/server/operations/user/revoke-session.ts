import type { Operation } from '#server/operation.ts'
import * as sessions from '#server/repositories/sessions.ts'

/** The guard reads the session on every request, so the next request of that browser fails. */
export const revokeSession: Operation<'revokeSession'> = async ({ params, member, db, now, fail }) => {
  const because = params.sessionId.toLowerCase() === member.sessionId ? 'signed-out' : 'revoked'
  const ended = await sessions.endOwn(db, member.accountId, params.sessionId, because, now())
  return ended ? null : fail('not-found')
}
