import { bankFields } from '#domain/bank-details.ts'
import type { Value as Entry } from '#generated/forms/partner-profile.js'
import type { Organisation } from '#generated/portal/model/organisation.ts'
import type { OrganisationChange } from '#generated/portal/model/organisationChange.ts'
import type { User } from '#generated/portal/model/user.ts'
import type { UserChange } from '#generated/portal/model/userChange.ts'
import {
  bankEntry,
  companyEntry,
  companyFieldNames,
  personFieldNames,
  pickFilled,
  representativeEntry,
} from '#web/entities/company/entries.ts'

// The partner's profile is one form over two records, the company and the person.

export type { Entry }

export const entryOf = (organisation: Organisation, user: User): Entry => ({
  ...companyEntry(organisation),
  ...representativeEntry(user),
  ...bankEntry(organisation),
  emailId: user.emailId,
})

export const companyOf = (entry: Entry): OrganisationChange => ({
  ...pickFilled(entry, companyFieldNames),
  bankDetails: pickFilled(entry, bankFields),
})

/** The person's own address is not on this page and stays as it is. */
export const representativeOf = (entry: Entry, user: User): UserChange => ({
  ...pickFilled(entry, personFieldNames),
  ...pickFilled(user, ['address']),
})

/** What the page of a staff member shows. */
export const personOf = (user: User) => pickFilled(user, [...personFieldNames, 'emailId', 'address'])

/** Where an application has a field of the form; undefined for the email address. */
export function pointerOf(name: string): string | undefined {
  const has = (names: readonly string[]) => names.includes(name)
  if (has(companyFieldNames)) return `/company/${name}`
  if (has(personFieldNames)) return `/user/${name}`
  if (name === 'confirmAccountNumber') return '/payment/accountNumber'
  return has(bankFields) ? `/payment/${name}` : undefined
}
