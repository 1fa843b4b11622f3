import type { Operation } from '#server/operation.ts'
import { presentOrganisation } from '#server/presenters/profile.ts'
import * as documents from '#server/repositories/documents.ts'
import * as organisations from '#server/repositories/organisations.ts'

export const getOrganisation: Operation<'getOrganisation'> = async ({ member, db }) => {
  const organisation = await organisations.get(db, member.organisationId)
  const bank = await organisations.getBank(db, organisation.id)
  return presentOrganisation(organisation, bank, await documents.findRegistration(db, organisation.id))
}
