import { can } from '#domain/capabilities.ts'
import { type Operation, permit } from '#server/operation.ts'
import { presentProjectRow } from '#server/presenters/project.ts'
import * as apiKeys from '#server/repositories/api-keys.ts'
import * as projects from '#server/repositories/projects.ts'

export const listProjects: Operation<'listProjects'> = async ({ query, member, db, now }) => {
  permit(can.listProjects(member))
  const [found, uses] = await Promise.all([
    projects.listOfOrganisation(db, member.organisationId, query.limit),
    apiKeys.sandboxUseOfOrganisation(db, member.organisationId, now()),
  ])
  const useOf = new Map(uses.map((use) => [use.projectId, use]))
  return { items: found.map((project) => presentProjectRow(project, useOf.get(project.id))) }
}
