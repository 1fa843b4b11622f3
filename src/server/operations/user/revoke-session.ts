import { fail, type Operation } from '#server/operation.ts'
import * as sessions from '#server/repositories/sessions.ts'

/** Every request asks for its session, so the next one of that browser is refused. */
export const revokeSession: Operation<'revokeSession'> = async ({ params, member, db, now }) => {
  const because = params.sessionId === member.sessionId ? 'signed-out' : 'revoked'
  const ended = await sessions.endOwn(db, member.accountId, params.sessionId, because, now())
  return ended ? null : fail('not-found')
}
