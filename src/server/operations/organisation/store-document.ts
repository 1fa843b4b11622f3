import { can } from '#domain/capabilities.ts'
import type { Db } from '#server/db/database.ts'
import type { Context, Refusals } from '#server/operation.ts'
import * as documents from '#server/repositories/documents.ts'
import type { OwnOrganisation } from '#server/repositories/organisations.ts'

type Refused = 'role-not-allowed' | 'profile-locked' | 'profile-under-review' | 'change-not-requested'
type Permit = Refusals<Refused>['permit']
type Uploading = Pick<Context<'uploadOrganisationDocument'>, 'member' | 'jobs' | 'now'> & { permit: Permit }

/** Replaces the company's document under the company's lock; the scan starts after the transaction. */
export async function storeRegistration(
  tx: Db,
  { member, jobs, now, permit }: Uploading,
  organisation: OwnOrganisation,
  file: File,
): Promise<documents.StoredDocument> {
  await permitReplacing(tx, member, organisation, permit)
  const document = await documents.replaceRegistration(
    tx,
    organisation.id,
    await toDocument(file, member.accountId, now()),
  )
  jobs.add('scanDocument', document.id)
  return document
}

export async function permitReplacing(
  tx: Db,
  member: Uploading['member'],
  organisation: OwnOrganisation,
  permit: Permit,
): Promise<void> {
  const stored = await documents.findRegistration(tx, organisation.id)
  permit(can.replaceDocument(member, { ...organisation, documentStatus: stored?.status ?? null }))
}

export async function toDocument(file: File, uploadedBy: string, createdAt: Date): Promise<documents.NewDocument> {
  const content = Buffer.from(await file.arrayBuffer())
  return { name: file.name, contentType: file.type, size: content.length, content, uploadedBy, createdAt }
}
