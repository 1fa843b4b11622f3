import type { Operation } from '#server/operation.ts'
import { findReviewedProject } from '#server/operations/find-project.ts'
import { presentAuditEvent } from '#server/presenters/admin-project.ts'
import * as auditEvents from '#server/repositories/audit-events.ts'

export const listAuditEvents: Operation<'listAuditEvents', 'pageNo' | 'limit'> = async (context) => {
  const { query, db } = context
  const { project } = await findReviewedProject(db, context)
  const page = { limit: query.limit, offset: query.pageNo * query.limit }
  const [events, total] = await Promise.all([
    auditEvents.listOfProject(db, project.id, page),
    auditEvents.countOfProject(db, project.id),
  ])
  return { items: events.map(presentAuditEvent), total }
}
