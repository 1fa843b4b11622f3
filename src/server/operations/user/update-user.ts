import { can } from '#domain/capabilities.ts'
import { formatPhone } from '#domain/formats/phone.ts'
import { optionalText } from '#domain/optional-text.ts'
import { everyFieldIsMapped, fail, type Operation, permit } from '#server/operation.ts'
import { checkRevision } from '#server/operations/user/check-revision.ts'
import { presentUser } from '#server/presenters/profile.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as organisations from '#server/repositories/organisations.ts'

export const updateUser: Operation<'updateUser'> = async ({ body, member, db, now }) => {
  const { salutation, fullName, jobTitle, mobileNumber, address, revision, ...unmapped } = body
  everyFieldIsMapped(unmapped)
  const profile = {
    salutation: salutation ?? null,
    fullName: optionalText(fullName),
    jobTitle: optionalText(jobTitle),
    mobileNumber: mobileNumber ? formatPhone(mobileNumber) : null,
    address: optionalText(address),
  }
  const saved = await db.transaction(async (tx) => {
    // Staff may always edit their profile; a partner's representative is locked together with the company.
    if (member.role === 'EXTERNAL_ADMIN') {
      permit(can.editProfile(member, await organisations.lock(tx, member.organisationId)))
    }
    checkRevision(revision, (await accounts.lock(tx, member.accountId)) ?? fail('not-signed-in'))
    return await accounts.saveProfile(tx, member.accountId, profile, now())
  })
  return presentUser(saved ?? fail('not-signed-in'))
}
