import { changesBank } from '#domain/bank-details.ts'
import { can } from '#domain/capabilities.ts'
import type { ProblemCode } from '#domain/problems.ts'
import type { Db } from '#server/db/database.ts'
import { codeProblems } from '#server/identity/open-code.ts'
import { useSessionCode } from '#server/identity/use-session-code.ts'
import { letters } from '#server/mail/letters.ts'
import type { Context } from '#server/operation.ts'
import { storeRegistration } from '#server/operations/organisation/store-document.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as documents from '#server/repositories/documents.ts'
import * as organisations from '#server/repositories/organisations.ts'

type Submitting = Context<'submitGoLive'>

/** The document that comes with the application, else the one that was attached to its draft, else the company's own. */
export async function storeDocument(
  tx: Db,
  context: Submitting,
  organisation: organisations.OwnOrganisation,
): Promise<void> {
  const file = context.body.document
  if (file) return void (await storeRegistration(tx, context, organisation, file))
  const company = await documents.findRegistration(tx, organisation.id)
  // What was attached before the company's document was locked stays behind: the application goes along with what is reviewed.
  const { allowed } = can.replaceDocument(context.member, { ...organisation, documentStatus: company?.status ?? null })
  if (allowed) await documents.promoteAttachment(tx, context.params.projectId, organisation.id)
}

/**
 * Company, representative and bank, as long as they are the partner's to change. Answers the problem of the bank's code instead of
 * throwing it, so that the transaction can be undone while the wrong try stays counted.
 */
export async function storeCompany(
  tx: Db,
  context: Submitting,
  organisation: organisations.OwnOrganisation,
): Promise<ProblemCode | undefined> {
  const { member, now } = context
  const { company, user, payment } = context.body.body
  if (!can.editProfile(member, organisation).allowed) return undefined
  const problem = await storeBank(tx, context, organisation.id, trimmed(payment))
  if (problem) return problem
  const { identity_uen, hotline_number, industry, ...rest } = trimmed(company)
  await organisations.saveProfile(
    tx,
    organisation.id,
    { ...rest, industry: industry ?? null, identityUen: identity_uen, hotlineNumber: hotline_number },
    now(),
  )
  const account = await accounts.find(tx, member.accountId)
  await accounts.saveProfile(tx, member.accountId, { ...trimmed(user), address: account?.address ?? null }, now())
  return undefined
}

/** New or changed, it takes the code that was mailed for this (docs/decisions/0007-bank-changes-need-a-code.md). */
async function storeBank(
  tx: Db,
  context: Submitting,
  organisationId: string,
  payment: organisations.Bank,
): Promise<ProblemCode | undefined> {
  const { member, config, mail, now } = context
  if (!changesBank(await organisations.getBank(tx, organisationId), payment)) return undefined
  const { otp } = context.body.body
  if (!otp) return 'bank-otp-required'
  const verdict = await useSessionCode(tx, context, 'bank', otp)
  if (verdict !== 'right') return codeProblems[verdict]
  await organisations.saveBank(tx, organisationId, payment, now())
  await mail.post(tx, member.email, letters.bankChanged(config.publicUrl, payment), now())
  return undefined
}

/** Blanks around a text mean nothing. */
function trimmed<Texts extends Record<string, string | undefined>>(texts: Texts): Texts {
  const entries = Object.entries(texts).map(([key, text]) => [key, text?.trim()])
  return { ...texts, ...Object.fromEntries(entries) }
}
