import { can } from '#domain/capabilities.ts'
import type { Operation } from '#server/operation.ts'
import { presentProject } from '#server/presenters/project.ts'
import * as apiKeys from '#server/repositories/api-keys.ts'
import * as auditEvents from '#server/repositories/audit-events.ts'
import * as ipAddresses from '#server/repositories/ip-addresses.ts'
import * as productCodes from '#server/repositories/product-codes.ts'
import * as projectProviders from '#server/repositories/project-providers.ts'
import * as projects from '#server/repositories/projects.ts'
import * as reviewNotes from '#server/repositories/review-notes.ts'

export const getProject: Operation<'getProject'> = async ({ params, member, db, config, now, fail, permit }) => {
  const project = (await projects.find(db, member.organisationId, params.projectId)) ?? fail('not-found')
  permit(can.viewProject(member, project))
  const [keys, codes, addresses, providers, decisions, notes] = await Promise.all([
    apiKeys.listOfProject(db, project.id),
    productCodes.listOfProject(db, project.id),
    ipAddresses.listOfProject(db, project.id),
    projectProviders.listOfProject(db, project.id),
    auditEvents.listOfActions(db, project.id, ['rejected', 'suspended']),
    reviewNotes.countOpen(db, project.id),
  ])
  const lastWords = (decision: (typeof decisions)[number]['action']) =>
    decisions.find(({ action }) => action === decision)?.message ?? null
  return presentProject(
    {
      project,
      keys,
      codes,
      addresses,
      providers,
      rejectComment: lastWords('rejected'),
      suspendComment: lastWords('suspended'),
      notesToDo: notes.toDo,
    },
    config,
    now(),
  )
}
