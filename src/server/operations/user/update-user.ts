import { can } from '#domain/capabilities.ts'
import { trimToNull } from '#domain/trim-to-null.ts'
import type { Operation } from '#server/operation.ts'
import { overwriteInDrafts } from '#server/operations/go-live/draft.ts'
import {
  type ChangedSection,
  closedFields,
  refuseChanges,
} from '#server/operations/organisation/check-changed-fields.ts'
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
    const partner = member.role === 'EXTERNAL_ADMIN' ? member : undefined
    const company = partner && (await organisations.lock(tx, partner.organisationId))
    if (company) permit(can.editRepresentative(company))
    const stored = (await accounts.lock(tx, member.accountId)) ?? fail('not-signed-in')
    checkRevision(body.revision, stored, fail)
    if (partner && company) {
      const { salutation, fullName, jobTitle, mobileNumber } = stored
      const before = { salutation, fullName, jobTitle, mobileNumber }
      const sections: ChangedSection[] = [{ section: '/user', before, after: representative }]
      refuseChanges(closedFields(partner, company, sections), fail)
      await overwriteInDrafts(tx, partner, sections, now())
    }
    return await accounts.saveProfile(tx, member.accountId, profile, now())
  })
  return presentUser(saved ?? fail('not-signed-in'))
}
