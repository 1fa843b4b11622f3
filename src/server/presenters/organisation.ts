import type { OperationIO } from '#generated/operations.ts'
import type { Bank, Organisation } from '#server/repositories/organisations.ts'

export function presentOrganisation(organisation: Organisation, bank: Bank): OperationIO['getOrganisation']['data'] {
  return {
    address: organisation.address,
    details: organisation.details,
    country: organisation.country,
    hotline_number: organisation.hotlineNumber,
    industry: organisation.industry,
    name: organisation.name,
    website: organisation.website,
    status: organisation.status,
    identity_uen: organisation.identityUen,
    documentName: null,
    documentDownloadURL: null,
    documentStatus: null,
    bankDetails: bank,
  }
}
