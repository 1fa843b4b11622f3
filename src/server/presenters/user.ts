import { roles, toServerRoleName } from '#domain/roles.ts'
import type { OperationIO } from '#generated/operations.ts'
import type { Account } from '#server/repositories/accounts.ts'
import { revisionOf } from './profile-revision.ts'

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
