import { can } from '#domain/capabilities.ts'
import type { Operation } from '#server/operation.ts'
import { presentAuditEvent } from '#server/presenters/admin-project.ts'
import * as auditEvents from '#server/repositories/audit-events.ts'
import * as projects from '#server/repositories/projects.ts'

export const listAuditEvents: Operation<'listAuditEvents', 'pageNo' | 'limit'> = async ({
  params,
  query,
  member,
  db,
  fail,
  permit,
}) => {
  const { project } = (await projects.findReviewed(db, params.projectId)) ?? fail('not-found')
  permit(can.review(member, { submitted: project.submittedAt !== null }))
  const page = { limit: query.limit, offset: query.pageNo * query.limit }
  const [events, total] = await Promise.all([
    auditEvents.listOfProject(db, project.id, page),
    auditEvents.countOfProject(db, project.id),
  ])
  return { items: events.map(presentAuditEvent), total }
}
