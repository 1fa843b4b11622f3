import type { OperationIO } from '#generated/operations.ts'
import { presentDocument } from '#server/presenters/documents.ts'
import type { StoredDocument } from '#server/repositories/documents.ts'
import type { Bank } from '#server/repositories/organisations.ts'
import type { CountsByState, Partner } from '#server/repositories/partners.ts'

type PartnerRow = OperationIO['listPartners']['data']['partners'][number]

export function presentPartnerRow({ organisation, representative }: Partner, counts: CountsByState = {}): PartnerRow {
  const { live = 0, pending = 0, draft = 0, rejected = 0, suspended = 0 } = counts
  return {
    partnerUUID: organisation.id,
    name: organisation.name ?? representative.email,
    country: organisation.country,
    signUpDate: organisation.createdAt.toISOString(),
    projects: {
      total: live + pending + draft + rejected + suspended,
      approved: live,
      pending,
      inactive: draft,
      rejected,
    },
  }
}

/** With the status names of the admin API. */
export function presentTotals(counts: CountsByState = {}): OperationIO['listPartnerProjects']['data']['totals'] {
  const { draft = 0, pending = 0, live = 0, rejected = 0, suspended = 0 } = counts
  return { draft, pending, live, reject: rejected, deleted: suspended }
}

export function presentPartner(
  { organisation, representative }: Partner,
  bank: Bank,
  approvedBank: Bank | null,
  registration: StoredDocument | undefined,
): OperationIO['getPartner']['data'] {
  return {
    partnerUUID: organisation.id,
    userId: representative.id,
    name: organisation.name,
    website: organisation.website,
    industry: organisation.industry,
    description: organisation.details,
    businessRegisNum: organisation.identityUen,
    address: organisation.address,
    country: organisation.country,
    hotlineNumber: organisation.hotlineNumber,
    businessRepDetails: {
      salutation: representative.salutation,
      JobTitle: representative.jobTitle,
      fullName: representative.fullName,
      contactNumber: representative.mobileNumber,
      emailId: representative.email,
    },
    bankDetails: bank,
    approvedBankDetails: approvedBank,
    document: registration ? presentDocument(`/admin/org/${organisation.id}/document`, registration) : null,
  }
}
