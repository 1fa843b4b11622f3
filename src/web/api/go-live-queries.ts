// The application to go live: what is kept of it, and its submission.
import { queryOptions } from '@tanstack/react-query'
import {
  downloadGoLiveDocument,
  getGetGoLiveDraftQueryKey,
  getGoLiveDraft,
  saveGoLiveDraft,
  submitGoLive,
  uploadGoLiveDocument,
} from '#generated/portal/client/go-live.ts'
import { getGetOrganisationQueryKey } from '#generated/portal/client/organisation.ts'
import { getGetProjectQueryKey, getListProjectsQueryKey } from '#generated/portal/client/projects.ts'
import { getGetUserQueryKey } from '#generated/portal/client/user.ts'
import type { GoLive } from '#generated/portal/model/goLive.ts'
import type { GoLiveDraft } from '#generated/portal/model/goLiveDraft.ts'
import type { GoLiveDraftInput } from '#generated/portal/model/goLiveDraftInput.ts'
import type { Organisation } from '#generated/portal/model/organisation.ts'
import { keepAnswer } from './answers.ts'
import { companyDocument, scanPollMs } from './organisation-queries.ts'
import { queryClient } from './query-client.ts'

export const goLiveQueries = {
  draft: (projectId: string) =>
    queryOptions({
      queryKey: getGetGoLiveDraftQueryKey(projectId),
      queryFn: () => getGoLiveDraft(projectId),
      // Another tab or another machine may have gone on with it.
      staleTime: 0,
      // The scan takes seconds, and whoever waits for it should not have to ask.
      refetchInterval: ({ state }) => (state.data?.document?.antivirusStatus === 'PENDING' ? scanPollMs : false),
    }),
}

/** The document of the application: its own, or else the company's. */
export function applicationDocument(
  projectId: string,
  { document }: GoLiveDraft,
  organisation: Organisation,
  upload: (file: File) => Promise<void>,
) {
  if (!document) return { ...companyDocument(organisation), upload }
  const { name, antivirusStatus } = document
  return { name, status: scanStates[antivirusStatus], upload, download: () => downloadGoLiveDocument(projectId) }
}

const scanStates = { PENDING: 'pending', ACCEPTED: 'accepted', REJECTED: 'rejected' } as const

/** It is the application's until that is submitted. The answer is the draft as it stands, so that nobody has to ask again. */
export async function attachDocument(projectId: string, document: File, revision?: number): Promise<GoLiveDraft> {
  const body = { document, ...(revision !== undefined && { revision }) }
  const { data } = await uploadGoLiveDocument(projectId, body)
  return await keepAnswer(goLiveQueries.draft(projectId).queryKey, data)
}

/** Arrives also when the page that sends it goes away meanwhile. */
export async function keepDraft(projectId: string, draft: GoLiveDraftInput): Promise<GoLiveDraft> {
  return (await saveGoLiveDraft(projectId, draft, { keepalive: true })).data
}

/** The document is with the draft already: it was uploaded when it was chosen. */
export async function submitApplication(projectId: string, body: GoLive): Promise<void> {
  await submitGoLive(projectId, { projectId, body })
  refreshProject(projectId)
  for (const queryKey of [getGetOrganisationQueryKey(), getGetUserQueryKey()]) {
    void queryClient.invalidateQueries({ queryKey })
  }
}

/** Where the project stands has changed, here or elsewhere. */
export function refreshProject(projectId: string): void {
  for (const queryKey of [getGetProjectQueryKey(projectId), getListProjectsQueryKey()]) {
    void queryClient.invalidateQueries({ queryKey })
  }
}
