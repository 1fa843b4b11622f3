import type { Operation } from '#server/operation.ts'
import { presentOrganisation } from '#server/presenters/organisation.ts'
import * as organisations from '#server/repositories/organisations.ts'

export const getOrganisation: Operation<'getOrganisation'> = async ({ member, db }) => {
  const organisation = await organisations.get(db, member.organisationId)
  return presentOrganisation(organisation, await organisations.getBank(db, organisation.id))
}
