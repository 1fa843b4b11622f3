import { can } from '#domain/capabilities.ts'
import { optionalText } from '#domain/optional-text.ts'
import { fail, type Operation, permit } from '#server/operation.ts'
import { checkRevision } from '#server/operations/user/check-revision.ts'
import { presentUser } from '#server/presenters/profile.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as organisations from '#server/repositories/organisations.ts'

export const updateUser: Operation<'updateUser'> = async ({ body, member, db, now }) => {
  const profile = {
    salutation: body.salutation ?? null,
    fullName: optionalText(body.fullName),
    jobTitle: optionalText(body.jobTitle),
    mobileNumber: optionalText(body.mobileNumber),
    address: optionalText(body.address),
  }
  const saved = await db.transaction(async (tx) => {
    // Staff answer for themselves; a partner's person stands for the company, and settles with it.
    if (member.role === 'EXTERNAL_ADMIN') {
      permit(can.editProfile(member, await organisations.lock(tx, member.organisationId)))
    }
    checkRevision(body.revision, (await accounts.lock(tx, member.accountId)) ?? fail('not-signed-in'))
    return await accounts.saveProfile(tx, member.accountId, profile, now())
  })
  return presentUser(saved ?? fail('not-signed-in'))
}
