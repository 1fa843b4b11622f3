import { can } from '#domain/capabilities.ts'
import { limits } from '#domain/limits.ts'
import type { Operation } from '#server/operation.ts'
import { checkProjectTypes } from '#server/operations/projects/check-project-types.ts'
import * as productCodes from '#server/repositories/product-codes.ts'
import * as projects from '#server/repositories/projects.ts'
import { recordCreation } from '#server/review/apply-workflow-action.ts'
import { sandboxProductCodes } from '#server/review/sandbox-product-codes.ts'

export const createProject: Operation<
  'createProject',
  'name' | 'description' | 'projectType' | 'productType'
> = async ({ body, member, db, now, fail, permit }) => {
  permit(can.createProject(member))
  const { name, description, projectType, productType } = body
  checkProjectTypes(body, fail)
  const project = await db.transaction(async (tx) => {
    await projects.lockOrganisation(tx, member.organisationId)
    if ((await projects.countOfOrganisation(tx, member.organisationId)) >= limits.projectsPerOrganisation)
      fail('project-limit-reached')
    if (await projects.hasName(tx, member.organisationId, name)) fail('project-name-taken')
    const created = await projects.insert(tx, {
      name,
      description,
      projectType,
      productType,
      organisationId: member.organisationId,
      createdBy: member.accountId,
      createdAt: now(),
      updatedAt: now(),
    })
    await productCodes.insertAll(tx, sandboxProductCodes(created.id))
    await recordCreation(tx, created, member)
    return created
  })
  return { project_id: project.id }
}
