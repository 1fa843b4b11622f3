import { bankDetailsDiffer } from '#domain/bank-details.ts'
import { trimToNull } from '#domain/trim-to-null.ts'
import {
  getGetOrganisationQueryKey,
  getGetOrganisationSuspenseQueryOptions,
  getSaveOrganisationMutationOptions,
} from '#generated/portal/client/organisation.ts'
import { getGetUserQueryKey, getGetUserSuspenseQueryOptions, updateUser } from '#generated/portal/client/user.ts'
import type { Organisation } from '#generated/portal/model/organisation.ts'
import type { OrganisationChange } from '#generated/portal/model/organisationChange.ts'
import type { User } from '#generated/portal/model/user.ts'
import type { UserChange } from '#generated/portal/model/userChange.ts'
import { keepAnswer } from '#web/api/answers.ts'
import { queryClient } from '#web/api/query-client.ts'
import { runMutation } from '#web/api/run-mutation.ts'
import { companyFieldNames, personFieldNames } from '#web/entities/company/entries.ts'
import { type KnownRecord, type RecordType, saveRecord } from '#web/entities/record/save-record.ts'

// The two records behind a profile: the partner's company, and the signed-in person.

export type KnownCompany = KnownRecord<Organisation, OrganisationChange>
export type KnownPerson = KnownRecord<User, UserChange>

/** Whether the company is stored as this change would have it. */
export const isCompanyStored = (stored: Organisation, change: OrganisationChange) =>
  !companyFieldNames.some((field) => differ(change[field], stored[field])) &&
  !bankDetailsDiffer(stored.bankDetails, change.bankDetails ?? {})

/** Whether the person is stored as this change would have it. */
export const isPersonStored = (stored: User, change: UserChange) =>
  ![...personFieldNames, 'address' as const].some((field) => differ(change[field], stored[field]))

const differ = (typed: string | undefined, stored: string | null) => trimToNull(typed) !== trimToNull(stored)

export const readCompany = () => queryClient.fetchQuery({ ...getGetOrganisationSuspenseQueryOptions(), staleTime: 0 })
export const readUser = () => queryClient.fetchQuery({ ...getGetUserSuspenseQueryOptions(), staleTime: 0 })

export const companyRecord: RecordType<Organisation, OrganisationChange> = {
  read: readCompany,
  isResult: isCompanyStored,
}

const personRecord: RecordType<User, UserChange> = { read: readUser, isResult: isPersonStored }

export const saveCompanyRecord = (known: KnownCompany, change: OrganisationChange) =>
  saveRecord(companyRecord, known, {
    changeOf: () => change,
    send: async ({ revision }) => {
      const saving = getSaveOrganisationMutationOptions(queryClient)
      const { data } = await runMutation(saving, { data: { ...change, revision } })
      return await keepAnswer(getGetOrganisationQueryKey(), data)
    },
    skipIfStored: true,
  })

/** `changeOf` takes what the form does not show from the stored record. */
export const savePersonRecord = (known: KnownPerson, changeOf: (stored: User) => UserChange) =>
  saveRecord(personRecord, known, {
    changeOf,
    send: async (stored) => {
      const { data } = await updateUser({ ...changeOf(stored), revision: stored.revision })
      return await keepAnswer(getGetUserQueryKey(), data)
    },
    skipIfStored: true,
  })
