import { bankFields } from '#domain/bank-details.ts'
import type { Organisation } from '#generated/portal/model/organisation.ts'
import type { User } from '#generated/portal/model/user.ts'

export const companyFieldNames = [
  'name',
  'website',
  'industry',
  'details',
  'identity_uen',
  'address',
  'country',
  'hotline_number',
] as const
export const personFieldNames = ['salutation', 'fullName', 'jobTitle', 'mobileNumber'] as const

/** What a form begins with: the stored values, without the empty ones. */
export const companyEntry = (organisation: Organisation) => pickFilled(organisation, companyFieldNames)
export const representativeEntry = (user: User) => pickFilled(user, personFieldNames)

/** The account number is typed twice only when it changes. */
export function bankEntry({ bankDetails }: Organisation) {
  const { accountNumber } = bankDetails
  return { ...pickFilled(bankDetails, bankFields), ...(accountNumber && { confirmAccountNumber: accountNumber }) }
}

/** These fields of a record, without the empty ones: a request leaves them out, a form shows them empty. */
export function pickFilled<T extends object, K extends keyof T>(record: T, fields: readonly K[]) {
  const entries = fields.map((field) => [field, record[field]]).filter(([, value]) => value != null && value !== '')
  return Object.fromEntries(entries) as { [P in K]?: NonNullable<T[P]> }
}
