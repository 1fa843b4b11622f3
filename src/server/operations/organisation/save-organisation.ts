import { changesBank } from '#domain/bank-details.ts'
import { can } from '#domain/capabilities.ts'
import { optionalText } from '#domain/optional-text.ts'
import type { Db } from '#server/db/database.ts'
import { countForAccount } from '#server/identity/limits.ts'
import { codeProblems, type Verdict } from '#server/identity/open-code.ts'
import { useSessionCode } from '#server/identity/use-session-code.ts'
import { letters } from '#server/mail/letters.ts'
import { type Context, fail, type Operation, permit } from '#server/operation.ts'
import { checkRevision } from '#server/operations/user/check-revision.ts'
import { presentOrganisation } from '#server/presenters/organisation.ts'
import * as documents from '#server/repositories/documents.ts'
import * as organisations from '#server/repositories/organisations.ts'
import { checkIndustry } from './check-industry.ts'

type Saving = Context<'saveOrganisation'>

export const saveOrganisation: Operation<'saveOrganisation'> = async (context) => {
  const { body, member, db, now } = context
  checkIndustry(body.industry)
  if (body.otp) await countForAccount(db, 'session-code', member.email, now())
  const outcome = await db.transaction(async (tx) => {
    const stored = await organisations.lock(tx, member.organisationId)
    permit(can.editProfile(member, stored))
    checkRevision(body.revision, stored)
    const bank = bankOf(body)
    if (changesBank(await organisations.getBank(tx, stored.id), bank)) {
      const verdict = await allowChange(tx, context, bank)
      // Refused after the transaction: a wrong try has to stay counted.
      if (verdict !== 'right') return { problem: verdict ? codeProblems[verdict] : ('bank-otp-required' as const) }
      await organisations.saveBank(tx, stored.id, bank, now())
    }
    const saved = await organisations.saveProfile(tx, stored.id, companyOf(body), now())
    return presentOrganisation({ ...stored, ...saved }, bank, await documents.findRegistration(tx, stored.id))
  })
  return 'problem' in outcome ? fail(outcome.problem) : outcome
}

/** Uses up the code and tells the partner. Null: there was none. */
async function allowChange(
  tx: Db,
  { body, member, config, mail, now }: Saving,
  bank: organisations.Bank,
): Promise<Verdict | null> {
  if (!body.otp) return null
  const verdict = await useSessionCode(tx, { member, config, now }, 'bank', body.otp)
  if (verdict === 'right') await mail.post(tx, member.email, letters.bankChanged(config.publicUrl, bank), now())
  return verdict
}

function companyOf(body: Saving['body']): organisations.CompanyProfile {
  return {
    name: optionalText(body.name),
    website: optionalText(body.website),
    industry: optionalText(body.industry),
    details: optionalText(body.details),
    identityUen: optionalText(body.identity_uen),
    address: optionalText(body.address),
    country: optionalText(body.country),
    hotlineNumber: optionalText(body.hotline_number),
  }
}

function bankOf({ bankDetails = {} }: Saving['body']): organisations.Bank {
  return {
    bankName: optionalText(bankDetails.bankName),
    bankCode: optionalText(bankDetails.bankCode),
    branchCode: optionalText(bankDetails.branchCode),
    accountNumber: optionalText(bankDetails.accountNumber),
  }
}
