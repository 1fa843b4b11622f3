import type { Application } from '#domain/application-pointers.ts'
import { can } from '#domain/capabilities.ts'
import type { CompanyPart } from '#domain/company-profile.ts'
import type { Db } from '#server/db/database.ts'
import type { Context } from '#server/operation.ts'
import type { ChangedSection } from '#server/operations/organisation/check-changed-fields.ts'
import { bankOf, companyOf, representativeOf } from '#server/operations/organisation/read-profile.ts'
import { type BankRefusal, storeBank } from '#server/operations/organisation/store-bank.ts'
import { storeRegistration } from '#server/operations/organisation/store-document.ts'
import { presentCompany } from '#server/presenters/profile.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as documents from '#server/repositories/documents.ts'
import * as organisations from '#server/repositories/organisations.ts'

type Submitting = Context<'submitGoLive'>

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

/** The parts of the company that are open, as they are stored and as they are sent. */
export function openSections(
  { member, body: { body } }: Submitting,
  organisation: organisations.OwnOrganisation,
  stored: Application,
): ChangedSection[] {
  const { company, user, bank } = partsOf(body)
  const sections = [
    { part: 'company', section: '/company', before: stored.company, after: presentCompany(company) },
    { part: 'representative', section: '/user', before: stored.user, after: user },
    { part: 'bank', section: '/payment', before: stored.payment, after: bank },
  ] as const
  const open = sections.filter(({ part }) => can.editCompanyPart(member, organisation, part).allowed)
  return open.map((each) => ({ ...each, place: `/body${each.section}` }))
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
  if (isOpen('bank')) {
    const stored = await organisations.getBank(tx, organisation.id)
    const refusal = await storeBank(tx, context, organisation.id, { stored, bank, otp: context.body.body.otp })
    if (refusal) return refusal
  }
  if (isOpen('company')) await organisations.saveProfile(tx, organisation.id, company, now())
  if (isOpen('representative')) {
    const account = await accounts.find(tx, member.accountId)
    const profile = { ...user, address: account?.address ?? null }
    await accounts.saveProfile(tx, member.accountId, profile, now())
  }
  return undefined
}

function partsOf({ company, user, payment }: Submitting['body']['body']) {
  return { company: companyOf(company), user: representativeOf(user), bank: bankOf(payment) }
}
