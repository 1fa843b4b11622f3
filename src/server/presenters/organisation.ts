import type { OperationIO } from '#generated/operations.ts'
import type { StoredDocument } from '#server/repositories/documents.ts'
import type { Bank, OwnOrganisation } from '#server/repositories/organisations.ts'
import { presentAttachment } from './attachment.ts'
import { revisionOf } from './profile-revision.ts'

const documentStatuses = { PENDING: 'pending', ACCEPTED: 'accepted', REJECTED: 'rejected' } as const

export function presentOrganisation(
  organisation: OwnOrganisation,
  bank: Bank,
  document: StoredDocument | undefined,
): OperationIO['getOrganisation']['data'] {
  return {
    address: organisation.address,
    details: organisation.details,
    country: organisation.country,
    hotline_number: organisation.hotlineNumber,
    industry: organisation.industry,
    name: organisation.name,
    website: organisation.website,
    status: organisation.status,
    underReview: organisation.underReview,
    identity_uen: organisation.identityUen,
    documentName: document?.name ?? null,
    documentDownloadURL: document ? presentAttachment(document).downloadUrl : null,
    documentStatus: document ? documentStatuses[document.status] : null,
    bankDetails: bank,
    revision: revisionOf(organisation),
  }
}
