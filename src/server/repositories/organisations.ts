import { and, eq, inArray } from 'drizzle-orm'
import type { ApplicationPart } from '#domain/application-parts.ts'
import { partOf } from '#domain/application-pointers.ts'
import { noBank } from '#domain/bank-details.ts'
import { isCompanyPart } from '#domain/company-profile.ts'
import { isCountry } from '#domain/formats/formats.ts'
import { fieldsOfParts } from '#domain/requested-fields.ts'
import { momentAfter } from '#server/db/columns.ts'
import type { Db } from '#server/db/database.ts'
import { bankDetails, organisations } from '#server/db/identity-schema.ts'
import { projects } from '#server/db/schema.ts'

export type Organisation = typeof organisations.$inferSelect
/** With what its projects say: whether one is under review, and what rejections and requests for changes name. */
export type OwnOrganisation = Organisation & {
  underReview: boolean
  requestedChanges: ApplicationPart[]
  requestedFields: string[]
}
export type Bank = Pick<typeof bankDetails.$inferSelect, 'bankName' | 'bankCode' | 'branchCode' | 'accountNumber'>
export type CompanyProfile = Omit<Organisation, 'id' | 'status' | 'createdAt' | 'updatedAt'>

/** The organisation of a partner; a missing one is a programming error. */
export async function get(db: Db, id: string): Promise<OwnOrganisation> {
  const [organisation] = await db.select().from(organisations).where(eq(organisations.id, id))
  return await withReview(db, organisation ?? missing(id))
}

/** Like `get`, and locks profile, bank, status and project states until the transaction ends. */
export async function lock(tx: Db, id: string): Promise<OwnOrganisation> {
  const [organisation] = await tx.select().from(organisations).where(eq(organisations.id, id)).for('no key update')
  return await withReview(tx, organisation ?? missing(id))
}

/** A separate statement: a statement that waits for a lock returns the data from before its wait. */
async function withReview(db: Db, organisation: Organisation): Promise<OwnOrganisation> {
  const { status, stage, requestedChanges, requestedFields } = projects
  const reviewed = await db
    .selectDistinct({ status, stage, requestedChanges, requestedFields })
    .from(projects)
    .where(and(eq(projects.organisationId, organisation.id), inArray(status, ['pending', 'rejected'])))
  const asked = reviewed.filter((each) => each.status === 'rejected' || each.stage === 'changes')
  const underReview = reviewed.some((each) => each.status === 'pending')
  const wrong = underReview ? [] : wrongFields(organisation)
  return {
    ...organisation,
    underReview,
    requestedChanges: [...new Set(asked.flatMap((each) => each.requestedChanges ?? []))],
    requestedFields: [...new Set([...asked.flatMap(fieldsAskedBy), ...wrong])],
  }
}

/**
 * Earlier versions took any text as a country. No application with such a company is accepted, so the country of a settled
 * company stays open until it is one of the list.
 */
const wrongFields = ({ status, country }: Organisation): string[] =>
  status === 'active' && country !== null && !isCountry(country) ? ['/company/country'] : []

type Asking = Pick<typeof projects.$inferSelect, 'stage' | 'requestedChanges' | 'requestedFields'>

/** Notes ask for single fields of the company, and a rejection for whole parts. */
function fieldsAskedBy({ stage, requestedChanges, requestedFields }: Asking): string[] {
  const asked = stage === 'changes' ? requestedFields : fieldsOfParts(requestedChanges ?? [])
  return (asked ?? []).filter((pointer) => isCompanyPart(partOf(pointer)))
}

export async function saveProfile(db: Db, id: string, profile: CompanyProfile, now: Date): Promise<Organisation> {
  const [saved] = await db
    .update(organisations)
    .set({ ...profile, updatedAt: momentAfter(organisations.updatedAt, now) })
    .where(eq(organisations.id, id))
    .returning()
  return saved ?? missing(id)
}

/** Locks the profile after the first approval. */
export async function activate(db: Db, id: string, now: Date): Promise<void> {
  await db.update(organisations).set({ status: 'active', updatedAt: now }).where(eq(organisations.id, id))
}

export async function getBank(db: Db, organisationId: string): Promise<Bank> {
  const { bankName, bankCode, branchCode, accountNumber } = bankDetails
  const [bank] = await db
    .select({ bankName, bankCode, branchCode, accountNumber })
    .from(bankDetails)
    .where(eq(bankDetails.organisationId, organisationId))
  return bank ?? noBank
}

export async function saveBank(db: Db, organisationId: string, bank: Bank, now: Date): Promise<void> {
  const row = { ...bank, updatedAt: now }
  await db
    .insert(bankDetails)
    .values({ organisationId, ...row })
    .onConflictDoUpdate({ target: bankDetails.organisationId, set: row })
}

function missing(id: string): never {
  throw new Error(`there is no organisation ${id}`)
}
