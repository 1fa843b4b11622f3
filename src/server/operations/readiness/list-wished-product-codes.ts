import { can } from '#domain/capabilities.ts'
import type { Operation } from '#server/operation.ts'
import { presentWish } from '#server/presenters/wished-product-code.ts'
import * as projects from '#server/repositories/projects.ts'
import { listWishedCodes } from '#server/repositories/readiness.ts'

export const listWishedProductCodes: Operation<'listWishedProductCodes'> = async ({
  params,
  member,
  db,
  fail,
  permit,
}) => {
  const project = (await projects.find(db, member.organisationId, params.projectId)) ?? fail('not-found')
  permit(can.viewProject(member, project))
  return { items: (await listWishedCodes(db, project.id)).map(presentWish) }
}
