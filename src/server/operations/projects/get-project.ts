import type { Operation } from '#server/operation.ts'
import { findOwnProject } from '#server/operations/find-project.ts'
import { presentProject } from '#server/presenters/project.ts'
import * as apiKeys from '#server/repositories/api-keys.ts'
import * as auditEvents from '#server/repositories/audit-events.ts'
import * as ipAddresses from '#server/repositories/ip-addresses.ts'
import * as productCodes from '#server/repositories/product-codes.ts'
import * as projectProviders from '#server/repositories/project-providers.ts'
import * as reviewNotes from '#server/repositories/review-notes.ts'

export const getProject: Operation<'getProject'> = async (context) => {
  const { db, config, now } = context
  const project = await findOwnProject(db, context)
  const [keys, codes, addresses, providers, decisions, notes] = await Promise.all([
    apiKeys.listOfProject(db, project.id),
    productCodes.listOfProject(db, project.id),
    ipAddresses.listOfProject(db, project.id),
    projectProviders.listOfProject(db, project.id),
    auditEvents.listOfActions(db, project.id, ['rejected', 'suspended']),
    reviewNotes.countOpen(db, project.id),
  ])
  const commentOf = (decision: (typeof decisions)[number]['action']) =>
    decisions.find(({ action }) => action === decision)?.message ?? null
  return presentProject(
    {
      project,
      keys,
      codes,
      addresses,
      providers,
      rejectComment: commentOf('rejected'),
      suspendComment: commentOf('suspended'),
      notesToDo: notes.toDo,
    },
    config,
    now(),
  )
}
