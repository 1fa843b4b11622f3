import type { Application } from '#domain/application-pointers.ts'
import { bankDetailsDiffer } from '#domain/bank-details.ts'
import { can } from '#domain/capabilities.ts'
import type { CompanyPart } from '#domain/company-profile.ts'
import { formatPhone } from '#domain/formats/phone.ts'
import type { Db } from '#server/db/database.ts'
import { CodeRefusal, consumeSessionCode, type SessionRefusal } from '#server/identity/one-time-codes.ts'
import { mailTexts } from '#server/mail/mail-texts.ts'
import type { Context } from '#server/operation.ts'
import { closedFields } from '#server/operations/organisation/check-changed-fields.ts'
import { storeRegistration } from '#server/operations/organisation/store-document.ts'
import { presentCompany } from '#server/presenters/profile.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as documents from '#server/repositories/documents.ts'
import * as organisations from '#server/repositories/organisations.ts'

type Submitting = Context<'submitGoLive'>
export type BankRefusal = SessionRefusal | CodeRefusal<'bank-otp-required'>

/** Stores the document of the application, else the one attached to its draft, else keeps the company's document. */
export async function storeDocument(
  tx: Db,
  context: Submitting,
  organisation: organisations.OwnOrganisation,
): Promise<void> {
  const file = context.body.document
  if (file) return void (await storeRegistration(tx, context, organisation, file))
  const company = await documents.findRegistration(tx, organisation.id)
  // Once the company's document is locked, an attachment is ignored: reviewers decide on the company's document.
  const { allowed } = can.replaceDocument(context.member, { ...organisation, documentStatus: company?.status ?? null })
  if (allowed) await documents.promoteAttachment(tx, context.params.projectId, organisation.id)
}

/** The closed fields that differ from `stored`, in the parts of the company that are open. */
export function closedCompanyFields(
  { member, body: { body } }: Submitting,
  organisation: organisations.OwnOrganisation,
  stored: Application,
): string[] {
  const { company, user, bank } = partsOf(body)
  const sections = [
    { part: 'company', section: '/company', before: stored.company, after: presentCompany(company) },
    { part: 'representative', section: '/user', before: stored.user, after: user },
    { part: 'bank', section: '/payment', before: stored.payment, after: bank },
  ] as const
  const open = sections.filter(({ part }) => can.editCompanyPart(member, organisation, part).allowed)
  return closedFields(
    member,
    organisation,
    open.map((each) => ({ ...each, place: `/body${each.section}` })),
  )
}

/** Stores the parts of the company that are open. */
export async function storeCompany(
  tx: Db,
  context: Submitting,
  organisation: organisations.OwnOrganisation,
): Promise<BankRefusal | undefined> {
  const { member, now } = context
  const { company, user, bank } = partsOf(context.body.body)
  const isOpen = (part: CompanyPart) => can.editCompanyPart(member, organisation, part).allowed
  const refusal = isOpen('bank') ? await storeBank(tx, context, organisation.id, bank) : undefined
  if (refusal) return refusal
  if (isOpen('company')) await organisations.saveProfile(tx, organisation.id, company, now())
  if (isOpen('representative')) {
    const account = await accounts.find(tx, member.accountId)
    const profile = { ...user, address: account?.address ?? null }
    await accounts.saveProfile(tx, member.accountId, profile, now())
  }
  return undefined
}

type Sent = Submitting['body']['body']

function partsOf({ company, user, payment }: Sent) {
  return { company: companyOf(company), user: representativeOf(user), bank: bankOf(payment) }
}

function companyOf(company: Sent['company']): organisations.CompanyProfile {
  const texts = trimmed(company)
  const { name, website, industry, details, identity_uen, address, country, hotline_number } = texts
  return {
    name,
    website,
    industry: industry ?? null,
    details,
    identityUen: identity_uen,
    address,
    country,
    hotlineNumber: formatPhone(hotline_number),
  }
}

function representativeOf(user: Sent['user']): Omit<accounts.PersonalProfile, 'address'> {
  const { salutation, fullName, jobTitle, mobileNumber } = trimmed(user)
  return { salutation, fullName, jobTitle, mobileNumber: formatPhone(mobileNumber) }
}

function bankOf(payment: Sent['payment']): organisations.Bank {
  const { bankName, bankCode, branchCode, accountNumber } = trimmed(payment)
  return { bankName, bankCode, branchCode, accountNumber }
}

/** A new or changed bank account needs a mailed code (docs/decisions/0007-bank-changes-need-a-code.md). */
async function storeBank(
  tx: Db,
  context: Submitting,
  organisationId: string,
  payment: organisations.Bank,
): Promise<BankRefusal | undefined> {
  const { member, config, mail, now } = context
  if (!bankDetailsDiffer(await organisations.getBank(tx, organisationId), payment)) return undefined
  const { otp } = context.body.body
  if (!otp) return new CodeRefusal('bank-otp-required')
  const refusal = await consumeSessionCode(tx, context, 'bank', otp)
  if (refusal) return refusal
  await organisations.saveBank(tx, organisationId, payment, now())
  await mail.queue(tx, member.email, mailTexts.bankChanged(config.publicUrl, payment), now())
  return undefined
}

function trimmed<Texts extends Record<string, string | undefined>>(texts: Texts): Texts {
  const entries = Object.entries(texts).map(([key, text]) => [key, text?.trim()])
  return { ...texts, ...Object.fromEntries(entries) }
}
