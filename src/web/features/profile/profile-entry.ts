import { bankFields, changesBank } from '#domain/bank-details.ts'
import { optionalText } from '#domain/optional-text.ts'
import type { Value as Entry } from '#generated/forms/partner-profile.js'
import type { Organisation } from '#generated/portal/model/organisation.ts'
import type { OrganisationChange } from '#generated/portal/model/organisationChange.ts'
import type { User } from '#generated/portal/model/user.ts'
import type { UserChange } from '#generated/portal/model/userChange.ts'

// The page is one form; behind it stand two records. This is the way there and back.

export type { Entry }

const companyFields = [
  'name',
  'website',
  'industry',
  'details',
  'identity_uen',
  'address',
  'country',
  'hotline_number',
] as const
const personFields = ['salutation', 'fullName', 'jobTitle', 'mobileNumber'] as const

/** What is stored, as the form holds it. The account number is typed twice only when it changes. */
export const entryOf = (organisation: Organisation, user: User): Entry => ({
  ...told(organisation, companyFields),
  ...told(user, personFields),
  ...told(organisation.bankDetails, bankFields),
  ...confirmed(organisation),
  emailId: user.emailId,
})

const confirmed = ({ bankDetails: { accountNumber } }: Organisation) =>
  accountNumber ? { confirmAccountNumber: accountNumber } : {}

export const companyOf = (entry: Entry): OrganisationChange => ({
  ...told(entry, companyFields),
  bankDetails: told(entry, bankFields),
})

/** The address is the person's own and not on this page: it stays what it is. */
export const representativeOf = (entry: Entry, user: User): UserChange => ({
  ...told(entry, personFields),
  ...told(user, ['address']),
})

/** A staff member's own page. */
export const personOf = (user: User) => told(user, [...personFields, 'emailId', 'address'])

/** Whether the company stands as this change would have it. */
export const isCompanyStored = (stored: Organisation, change: OrganisationChange) =>
  !companyFields.some((field) => differ(change[field], stored[field])) &&
  !changesBank(stored.bankDetails, change.bankDetails ?? {})

/** Whether the person stands as this change would have it. */
export const isPersonStored = (stored: User, change: UserChange) =>
  ![...personFields, 'address' as const].some((field) => differ(change[field], stored[field]))

const differ = (typed: string | undefined, stored: string | null) => optionalText(typed) !== optionalText(stored)

/** These fields of a record, without those that say nothing: a request leaves them out, a form shows them empty. */
function told<T extends object, K extends keyof T>(record: T, fields: readonly K[]) {
  const entries = fields.map((field) => [field, record[field]]).filter(([, value]) => value != null)
  return Object.fromEntries(entries) as { [P in K]?: NonNullable<T[P]> }
}
