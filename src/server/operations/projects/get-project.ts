import { can } from '#domain/capabilities.ts'
import { fail, type Operation, permit } from '#server/operation.ts'
import { presentProject } from '#server/presenters/project.ts'
import * as apiKeys from '#server/repositories/api-keys.ts'
import * as ipAddresses from '#server/repositories/ip-addresses.ts'
import * as productCodes from '#server/repositories/product-codes.ts'
import * as projects from '#server/repositories/projects.ts'

export const getProject: Operation<'getProject'> = async ({ params, member, db, config, now }) => {
  const project = (await projects.find(db, member.organisationId, params.projectId)) ?? fail('not-found')
  permit(can.viewProject(member, project))
  const [keys, codes, addresses] = await Promise.all([
    apiKeys.listOfProject(db, project.id),
    productCodes.listOfProject(db, project.id),
    ipAddresses.listOfProject(db, project.id),
  ])
  return presentProject({ project, keys, codes, addresses }, config, now())
}
