import type { OperationIO } from '#generated/operations.ts'
import type { AuditEvent } from '#server/audit/event-hash.ts'

type PresentedEvent = OperationIO['listAuditEvents']['data']['items'][number]

export function presentAuditEvent(event: AuditEvent): PresentedEvent {
  const { id, action, fromStatus, toStatus, fromStage, toStage, message, createdAt } = event
  const way = { fromStatus, toStatus, fromStage, toStage }
  return { id, action, actor: presentActor(event), ...way, message, createdOn: createdAt.toISOString() }
}

function presentActor({ actorId, actorEmail, actorRole }: AuditEvent): PresentedEvent['actor'] {
  if (!actorId || !actorEmail || !actorRole) return null
  return { userId: actorId, emailId: actorEmail, role: actorRole }
}
