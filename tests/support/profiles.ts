// A partner's company and user, as returned by GET /portal/org and GET /portal/user.
import type { Organisation } from '#generated/portal/model/organisation.ts'
import type { SecondStep } from '#generated/portal/model/secondStep.ts'
import type { User } from '#generated/portal/model/user.ts'

export const organisation: Organisation = {
  name: 'Lumen Pte Ltd',
  website: 'lumen.example',
  industry: null,
  details: null,
  identity_uen: null,
  address: '1 Harbour Front',
  country: null,
  hotline_number: null,
  status: 'draft',
  underReview: false,
  requestedChanges: [],
  requestedFields: [],
  documentName: null,
  documentDownloadURL: null,
  documentStatus: null,
  bankDetails: { bankName: 'Harbour Bank', bankCode: null, branchCode: null, accountNumber: '0012345678' },
  revision: 1,
}

export const user: User = {
  id: '4c7d9e1a-2b3c-4d5e-8f60-718293a4b5c6',
  org_id: null,
  fullName: 'Dana Ong',
  address: '9 Side Street',
  salutation: null,
  mobileNumber: null,
  jobTitle: null,
  emailId: 'dana@lumen.example',
  roleId: 1,
  roleName: 'external_admin_role',
  revision: 1,
}

/** An account with the email code only. */
export const emailCodeOnly: SecondStep = {
  emailCode: true,
  preferred: 'EMAIL_CODE',
  authenticatorApp: null,
  passkeys: [],
  recoveryCodesLeft: null,
}
