import { can } from '#domain/capabilities.ts'
import type { Fail } from '#domain/problems.ts'
import { isCompanyType, unknownItem } from '#domain/reference-lists.ts'
import { countSessionAttempt, enterCode } from '#server/identity/one-time-codes.ts'
import type { Operation } from '#server/operation.ts'
import { overwriteInDrafts } from '#server/operations/go-live/draft.ts'
import {
  type ChangedSection,
  closedFields,
  refuseChanges,
} from '#server/operations/organisation/check-changed-fields.ts'
import { bankOf, companyOf } from '#server/operations/organisation/read-profile.ts'
import { storeBank } from '#server/operations/organisation/store-bank.ts'
import { checkRevision } from '#server/operations/user/check-revision.ts'
import { presentCompany, presentOrganisation } from '#server/presenters/profile.ts'
import * as documents from '#server/repositories/documents.ts'
import * as organisations from '#server/repositories/organisations.ts'

type Field =
  | 'name'
  | 'website'
  | 'industry'
  | 'details'
  | 'identity_uen'
  | 'address'
  | 'country'
  | 'hotline_number'
  | 'otp'
  | 'revision'
  | `bankDetails.${'bankName' | 'bankCode' | 'branchCode' | 'accountNumber'}`

export const saveOrganisation: Operation<'saveOrganisation', Field> = async (context) => {
  const { body, db, member, now, fail, permit } = context
  checkIndustry(body.industry, fail)
  if (body.otp) await countSessionAttempt(context)
  return await enterCode(db, fail, async (tx) => {
    const stored = await organisations.lock(tx, member.organisationId)
    permit(can.editProfile(member, stored))
    checkRevision(body.revision, stored, fail)
    const [company, bank, storedBank] = [
      companyOf(body),
      bankOf(body.bankDetails),
      await organisations.getBank(tx, stored.id),
    ]
    const sections: ChangedSection[] = [
      { section: '/company', before: presentCompany(stored), after: presentCompany(company) },
      { section: '/payment', place: '/bankDetails', before: storedBank, after: bank },
    ]
    refuseChanges(closedFields(member, stored, sections), fail)
    const refusal = await storeBank(tx, context, stored.id, { stored: storedBank, bank, otp: body.otp })
    if (refusal) return refusal
    const saved = await organisations.saveProfile(tx, stored.id, company, now())
    await overwriteInDrafts(tx, member, sections, now())
    return presentOrganisation({ ...stored, ...saved }, bank, await documents.findRegistration(tx, stored.id))
  })
}

function checkIndustry(industry: string | undefined, fail: Fail<'invalid-request'>): void {
  if (industry !== undefined && !isCompanyType(industry))
    fail('invalid-request', { problems: [unknownItem('/industry')] })
}
