// The partner's company and its bank.
import { queryOptions } from '@tanstack/react-query'
import {
  getGetOrganisationQueryKey,
  getOrganisation,
  requestBankOtp,
  saveOrganisation,
} from '#generated/portal/client/organisation.ts'
import type { OrganisationChange } from '#generated/portal/model/organisationChange.ts'
import { queryClient } from './query-client.ts'

export const organisationQueries = {
  mine: () =>
    queryOptions({
      queryKey: getGetOrganisationQueryKey(),
      queryFn: async () => (await getOrganisation()).data,
    }),
}

/** The answer is the company as it stands, so nobody has to ask for it again. */
export async function saveCompany(change: OrganisationChange) {
  const { data } = await saveOrganisation(change)
  queryClient.setQueryData(organisationQueries.mine().queryKey, data)
  return data
}

/** Mails the code that a change of bank details needs. */
export const requestBankCode = async () => (await requestBankOtp()).data
