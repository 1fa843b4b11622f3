import { can } from '#domain/capabilities.ts'
import { type Operation, permit } from '#server/operation.ts'
import { presentProjectRow } from '#server/presenters/project-row.ts'
import * as projects from '#server/repositories/projects.ts'

export const listProjects: Operation<'listProjects'> = async ({ query, member, db }) => {
  permit(can.listProjects(member))
  const found = await projects.listOfOrganisation(db, member.organisationId, query.limit)
  return { items: found.map(presentProjectRow) }
}
