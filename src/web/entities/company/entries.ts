import { bankFields } from '#domain/bank-details.ts'
import type { Organisation } from '#generated/portal/model/organisation.ts'
import type { User } from '#generated/portal/model/user.ts'

/** In the order of forms and lists. */
export const companyFieldNames = [
  'name',
  'website',
  'industry',
  'identity_uen',
  'details',
  'address',
  'country',
  'hotline_number',
] as const
export const personFieldNames = ['salutation', 'fullName', 'jobTitle', 'mobileNumber'] as const

/** Whether the company's country is not in the list of countries: the only field that is open without a review's request. */
export const hasUnknownCountry = ({ requestedFields, requestedChanges }: Organisation) =>
  requestedFields.length > 0 && requestedChanges.length === 0

/** Initial form values: the stored ones, without empty ones. */
export const companyEntry = (organisation: Organisation) => pickFilled(organisation, companyFieldNames)
export const representativeEntry = (user: User) => pickFilled(user, personFieldNames)

/** The account number is typed twice only when it changes. */
export function bankEntry({ bankDetails }: Organisation) {
  const { accountNumber } = bankDetails
  return { ...pickFilled(bankDetails, bankFields), ...(accountNumber && { confirmAccountNumber: accountNumber }) }
}

/** The given fields of a record, without empty ones: requests omit them, forms show them empty. */
export function pickFilled<T extends object, K extends keyof T>(record: T, fields: readonly K[]) {
  const entries = fields.map((field) => [field, record[field]]).filter(([, value]) => value != null && value !== '')
  return Object.fromEntries(entries) as { [P in K]?: NonNullable<T[P]> }
}
