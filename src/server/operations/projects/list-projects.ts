import { can } from '#domain/capabilities.ts'
import type { Operation } from '#server/operation.ts'
import { presentProjectRow } from '#server/presenters/project.ts'
import * as projectRows from '#server/repositories/project-rows.ts'

export const listProjects: Operation<'listProjects', 'limit'> = async ({ query, member, db, now, permit }) => {
  permit(can.listProjects(member))
  const rows = await projectRows.listOfOrganisation(db, member.organisationId, query.limit, now())
  return { items: rows.map(presentProjectRow) }
}
