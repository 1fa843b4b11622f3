import { can } from '#domain/capabilities.ts'
import { trimToNull } from '#domain/trim-to-null.ts'
import type { Operation } from '#server/operation.ts'
import { closedFields, refuseChanges } from '#server/operations/organisation/check-changed-fields.ts'
import { representativeOf } from '#server/operations/organisation/read-profile.ts'
import { checkRevision } from '#server/operations/user/check-revision.ts'
import { presentUser } from '#server/presenters/profile.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as organisations from '#server/repositories/organisations.ts'

export const updateUser: Operation<
  'updateUser',
  'salutation' | 'fullName' | 'jobTitle' | 'mobileNumber' | 'address' | 'revision'
> = async ({ body, member, db, now, fail, permit }) => {
  const representative = representativeOf(body)
  const profile = { ...representative, address: trimToNull(body.address) }
  const saved = await db.transaction(async (tx) => {
    // Staff may always edit their profile; a partner's representative is locked together with the company.
    const company = member.role === 'EXTERNAL_ADMIN' ? await organisations.lock(tx, member.organisationId) : undefined
    if (company) permit(can.editRepresentative(company))
    const stored = (await accounts.lock(tx, member.accountId)) ?? fail('not-signed-in')
    checkRevision(body.revision, stored, fail)
    if (company) {
      const { salutation, fullName, jobTitle, mobileNumber } = stored
      const before = { salutation, fullName, jobTitle, mobileNumber }
      refuseChanges(closedFields(member, company, [{ section: '/user', before, after: representative }]), fail)
    }
    return await accounts.saveProfile(tx, member.accountId, profile, now())
  })
  return presentUser(saved ?? fail('not-signed-in'))
}
