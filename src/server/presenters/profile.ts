import { documentStatuses } from '#domain/documents.ts'
import { roles, toServerRoleName } from '#domain/roles.ts'
import type { OperationIO } from '#generated/operations.ts'
import { presentAttachment } from '#server/presenters/documents.ts'
import { presentMoment } from '#server/presenters/moment.ts'
import type { Account } from '#server/repositories/accounts.ts'
import type { StoredDocument } from '#server/repositories/documents.ts'
import type { Bank, CompanyProfile, OwnOrganisation } from '#server/repositories/organisations.ts'
import type { Passkey } from '#server/repositories/passkeys.ts'
import type { Session } from '#server/repositories/sessions.ts'

export function presentUser(account: Account): OperationIO['getUser']['data'] {
  return {
    id: account.id,
    org_id: account.organisationId,
    fullName: account.fullName,
    address: account.address,
    salutation: account.salutation,
    mobileNumber: account.mobileNumber,
    jobTitle: account.jobTitle,
    emailId: account.email,
    roleId: roles.indexOf(account.role) + 1,
    roleName: toServerRoleName(account.role),
    revision: revisionOf(account),
  }
}

/** The company's own fields, as an application names them. */
export const presentCompany = (company: CompanyProfile) => ({
  name: company.name,
  website: company.website,
  industry: company.industry,
  details: company.details,
  identity_uen: company.identityUen,
  address: company.address,
  country: company.country,
  hotline_number: company.hotlineNumber,
})

export function presentOrganisation(
  organisation: OwnOrganisation,
  bank: Bank,
  document: StoredDocument | undefined,
): OperationIO['getOrganisation']['data'] {
  return {
    ...presentCompany(organisation),
    status: organisation.status,
    underReview: organisation.underReview,
    requestedChanges: organisation.requestedChanges,
    requestedFields: organisation.requestedFields,
    documentName: document?.name ?? null,
    documentDownloadURL: document ? presentAttachment(document).downloadUrl : null,
    documentStatus: document ? documentStatuses[document.status] : null,
    bankDetails: bank,
    revision: revisionOf(organisation),
  }
}

type Item = OperationIO['listSessions']['data']['items'][number]

/** `lastSeenAt` is stored at token renewal; the current session is in use now. */
export function presentSession(session: Session, currentId: string, now: Date): Item {
  const current = session.id === currentId
  return {
    id: session.id,
    createdOn: session.createdAt.toISOString(),
    lastSeenOn: (current ? now : session.lastSeenAt).toISOString(),
    ipAddress: session.address,
    userAgent: session.userAgent,
    current,
  }
}

export function presentPasskey(passkey: Passkey): OperationIO['addPasskey']['data'] {
  return {
    id: passkey.id,
    name: passkey.name,
    addedOn: passkey.createdAt.toISOString(),
    lastUsedOn: presentMoment(passkey.lastUsedAt),
  }
}

/** Every save increases `updatedAt` by at least a millisecond, so it identifies a revision. */
export const revisionOf = ({ updatedAt }: { updatedAt: Date }): number => updatedAt.getTime()
