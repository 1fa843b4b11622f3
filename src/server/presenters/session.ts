import type { OperationIO } from '#generated/operations.ts'
import type { Session } from '#server/repositories/sessions.ts'

type Item = OperationIO['listSessions']['data']['items'][number]

/** A session is stored as seen when its tokens are renewed; the one that asks is in use right now. */
export function presentSession(session: Session, currentId: string, now: Date): Item {
  const current = session.id === currentId
  return {
    id: session.id,
    createdOn: session.createdAt.toISOString(),
    lastSeenOn: (current ? now : session.lastSeenAt).toISOString(),
    ipAddress: session.address,
    userAgent: session.userAgent,
    current,
  }
}
