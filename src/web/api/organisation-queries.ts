// The partner's company, its bank and its registration document.
import { queryOptions } from '@tanstack/react-query'
import {
  downloadOrganisationDocument,
  getGetOrganisationQueryKey,
  getOrganisation,
  requestBankOtp,
  saveOrganisation,
  uploadOrganisationDocument,
} from '#generated/portal/client/organisation.ts'
import type { Organisation } from '#generated/portal/model/organisation.ts'
import type { OrganisationChange } from '#generated/portal/model/organisationChange.ts'
import { keepAnswer } from './answers.ts'
import { queryClient } from './query-client.ts'

export const organisationQueries = {
  mine: () =>
    queryOptions({
      queryKey: getGetOrganisationQueryKey(),
      queryFn: () => getOrganisation(),
      // The scan takes seconds, and whoever waits for it should not have to ask.
      refetchInterval: ({ state }) => (state.data?.documentStatus === 'pending' ? scanPollMs : false),
    }),
}
export const scanPollMs = 3000

/** Asks the portal, whatever was read a moment ago. */
export const readCompany = () => queryClient.fetchQuery({ ...organisationQueries.mine(), staleTime: 0 })

/** The answer is the company as it stands, so nobody has to ask for it again. */
export async function saveCompany(change: OrganisationChange) {
  const { data } = await saveOrganisation(change)
  return await keepAnswer(organisationQueries.mine().queryKey, data)
}

/** Mails the code that a change of bank details needs. */
export const requestBankCode = async () => (await requestBankOtp()).data

/** Replaces the document; its virus scan follows. */
async function uploadDocument(document: File): Promise<void> {
  await uploadOrganisationDocument({ document })
  await queryClient.invalidateQueries({ queryKey: organisationQueries.mine().queryKey })
}

/** What the company has, and how it is read and replaced. */
export const companyDocument = ({ documentName, documentStatus }: Organisation) => ({
  name: documentName,
  status: documentStatus,
  upload: uploadDocument,
  download: () => downloadOrganisationDocument(),
})
