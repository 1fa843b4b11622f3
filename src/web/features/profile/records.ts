import { changesBank } from '#domain/bank-details.ts'
import { optionalText } from '#domain/optional-text.ts'
import type { Organisation } from '#generated/portal/model/organisation.ts'
import type { OrganisationChange } from '#generated/portal/model/organisationChange.ts'
import type { User } from '#generated/portal/model/user.ts'
import type { UserChange } from '#generated/portal/model/userChange.ts'
import { readCompany, saveCompany } from '#web/api/organisation-queries.ts'
import { readUser, saveUser } from '#web/api/user-queries.ts'
import { companyFieldNames, personFieldNames } from '#web/entities/company/entries.ts'
import { type KnownRecord, type RecordType, saveRecord } from '#web/entities/record/save-record.ts'

// The two records behind a profile: the partner's company, and the signed-in person.

export type KnownCompany = KnownRecord<Organisation, OrganisationChange>
export type KnownPerson = KnownRecord<User, UserChange>

/** Whether the company is stored as this change would have it. */
export const isCompanyStored = (stored: Organisation, change: OrganisationChange) =>
  !companyFieldNames.some((field) => differ(change[field], stored[field])) &&
  !changesBank(stored.bankDetails, change.bankDetails ?? {})

/** Whether the person is stored as this change would have it. */
export const isPersonStored = (stored: User, change: UserChange) =>
  ![...personFieldNames, 'address' as const].some((field) => differ(change[field], stored[field]))

const differ = (typed: string | undefined, stored: string | null) => optionalText(typed) !== optionalText(stored)

export const companyRecord: RecordType<Organisation, OrganisationChange> = {
  read: readCompany,
  isResult: isCompanyStored,
}

const personRecord: RecordType<User, UserChange> = { read: readUser, isResult: isPersonStored }

export const saveCompanyRecord = (known: KnownCompany, change: OrganisationChange) =>
  saveRecord(companyRecord, known, {
    changeOf: () => change,
    send: ({ revision }) => saveCompany({ ...change, revision }),
    skipIfStored: true,
  })

/** `changeOf` takes what the form does not show from the stored record. */
export const savePersonRecord = (known: KnownPerson, changeOf: (stored: User) => UserChange) =>
  saveRecord(personRecord, known, {
    changeOf,
    send: (stored) => saveUser({ ...changeOf(stored), revision: stored.revision }),
    skipIfStored: true,
  })
