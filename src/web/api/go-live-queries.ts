// The application to go live: what is kept of it, and its submission.
import { queryOptions } from '@tanstack/react-query'
import {
  getGetGoLiveDraftQueryKey,
  getGoLiveDraft,
  saveGoLiveDraft,
  submitGoLive,
} from '#generated/portal/client/go-live.ts'
import { getGetOrganisationQueryKey } from '#generated/portal/client/organisation.ts'
import { getGetProjectQueryKey, getListProjectsQueryKey } from '#generated/portal/client/projects.ts'
import { getGetUserQueryKey } from '#generated/portal/client/user.ts'
import type { GoLive } from '#generated/portal/model/goLive.ts'
import type { GoLiveDraftInput } from '#generated/portal/model/goLiveDraftInput.ts'
import { queryClient } from './query-client.ts'

export const goLiveQueries = {
  draft: (projectId: string) =>
    queryOptions({
      queryKey: getGetGoLiveDraftQueryKey(projectId),
      queryFn: async () => (await getGoLiveDraft(projectId)).data,
      // Another tab or another machine may have gone on with it.
      staleTime: 0,
    }),
}

/** Arrives also when the page that sends it goes away meanwhile. */
export async function keepDraft(projectId: string, draft: GoLiveDraftInput): Promise<void> {
  await saveGoLiveDraft(projectId, draft, { keepalive: true })
}

/** The document is with the company already: it was uploaded when it was chosen. */
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
