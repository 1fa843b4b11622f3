import { bankDetailsDiffer } from '#domain/bank-details.ts'
import { can } from '#domain/capabilities.ts'
import { formatPhone } from '#domain/formats/phone.ts'
import type { Fail } from '#domain/problems.ts'
import { isCompanyType, unknownItem } from '#domain/reference-lists.ts'
import { trimToNull } from '#domain/trim-to-null.ts'
import type { Db } from '#server/db/database.ts'
import { CodeRefusal, consumeSessionCode, countSessionAttempt, enterCode } from '#server/identity/one-time-codes.ts'
import { mailTexts } from '#server/mail/mail-texts.ts'
import type { Context, Operation } from '#server/operation.ts'
import { closedFields, refuseChanges } from '#server/operations/organisation/check-changed-fields.ts'
import { checkRevision } from '#server/operations/user/check-revision.ts'
import { presentCompany, presentOrganisation } from '#server/presenters/profile.ts'
import * as documents from '#server/repositories/documents.ts'
import * as organisations from '#server/repositories/organisations.ts'

type Saving = Context<'saveOrganisation'>

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
  const { body, db, member, config, mail, now, fail, permit } = context
  checkIndustry(body.industry, fail)
  if (body.otp) await countSessionAttempt(context)
  return await enterCode(db, fail, async (tx) => {
    const stored = await organisations.lock(tx, member.organisationId)
    permit(can.editProfile(member, stored))
    checkRevision(body.revision, stored, fail)
    const [company, bank, storedBank] = [companyOf(body), bankOf(body), await organisations.getBank(tx, stored.id)]
    const sections = [
      { section: '/company', before: presentCompany(stored), after: presentCompany(company) },
      { section: '/payment', place: '/bankDetails', before: storedBank, after: bank },
    ]
    refuseChanges(closedFields(member, stored, sections), fail)
    if (bankDetailsDiffer(storedBank, bank)) {
      const refusal = await checkBankCode(tx, context)
      if (refusal) return refusal
      await mail.queue(tx, member.email, mailTexts.bankChanged(config.publicUrl, bank), now())
      await organisations.saveBank(tx, stored.id, bank, now())
    }
    const saved = await organisations.saveProfile(tx, stored.id, company, now())
    return presentOrganisation({ ...stored, ...saved }, bank, await documents.findRegistration(tx, stored.id))
  })
}

async function checkBankCode(tx: Db, context: Saving) {
  const { otp } = context.body
  return otp ? await consumeSessionCode(tx, context, 'bank', otp) : new CodeRefusal('bank-otp-required')
}

function companyOf(body: Saving['body']): organisations.CompanyProfile {
  const { bankDetails, otp, revision, ...company } = body
  const { name, website, industry, details, identity_uen, address, country, hotline_number } = company
  return {
    name: trimToNull(name),
    website: trimToNull(website),
    industry: trimToNull(industry),
    details: trimToNull(details),
    identityUen: trimToNull(identity_uen),
    address: trimToNull(address),
    country: trimToNull(country),
    hotlineNumber: hotline_number ? formatPhone(hotline_number) : null,
  }
}

function bankOf({ bankDetails = {} }: Saving['body']): organisations.Bank {
  const { bankName, bankCode, branchCode, accountNumber } = bankDetails
  return {
    bankName: trimToNull(bankName),
    bankCode: trimToNull(bankCode),
    branchCode: trimToNull(branchCode),
    accountNumber: trimToNull(accountNumber),
  }
}

function checkIndustry(industry: string | undefined, fail: Fail<'invalid-request'>): void {
  if (industry !== undefined && !isCompanyType(industry))
    fail('invalid-request', { problems: [unknownItem('/industry')] })
}
