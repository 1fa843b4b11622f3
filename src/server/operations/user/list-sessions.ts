import { addHours } from '#domain/time.ts'
import { refreshHours } from '#server/identity/tokens.ts'
import type { Operation } from '#server/operation.ts'
import { presentSession } from '#server/presenters/profile.ts'
import * as sessions from '#server/repositories/sessions.ts'

export const listSessions: Operation<'listSessions'> = async ({ member, db, now }) => {
  const moment = now()
  // A session whose tokens were not renewed in time cannot continue, so it is left out.
  const usable = await sessions.listOpen(db, member.accountId, {
    current: member.sessionId,
    seenAfter: addHours(moment, -refreshHours),
    now: moment,
  })
  return { items: usable.map((session) => presentSession(session, member.sessionId, moment)) }
}
