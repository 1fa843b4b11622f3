// Projects with their keys and addresses. A screen says `useSuspenseQuery(projectQueries.list())`.
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { type Environment, environments } from '#domain/environments.ts'
import { generateKey, requestLiveKeyOtp, revokeKey } from '#generated/portal/client/keys.ts'
import {
  addIpAddresses,
  createProject,
  getGetProjectQueryKey,
  getListProjectsQueryKey,
  getProject,
  listProjects,
  removeIpAddress,
} from '#generated/portal/client/projects.ts'
import type { ProjectDraft } from '#generated/portal/model/projectDraft.ts'
import { queryClient } from './query-client.ts'

// specification.md, section 9: list calls ask for a thousand.
const everything = { limit: 1000 }

export const projectQueries = {
  list: () =>
    queryOptions({
      queryKey: getListProjectsQueryKey(everything),
      queryFn: async () => (await listProjects(everything)).items,
    }),
  detail: (projectId: string) =>
    queryOptions({
      queryKey: getGetProjectQueryKey(projectId),
      queryFn: () => getProject(projectId),
    }),
}

const listKey = getListProjectsQueryKey()

/** Refreshes as part of the call, not in `onSuccess`: that one belongs to the screen. */
async function refreshing<T>(queryKey: readonly unknown[], call: Promise<T>): Promise<T> {
  const result = await call
  void queryClient.invalidateQueries({ queryKey })
  return result
}

/** The same for a project's keys, of which its row in the list tells. */
const refreshingKeys = <T>(projectId: string, call: Promise<T>) =>
  refreshing(listKey, refreshing(getGetProjectQueryKey(projectId), call))

export const projectMutations = {
  /** Resolves to the new project's id. */
  create: () =>
    mutationOptions({
      mutationFn: async (draft: ProjectDraft) => (await refreshing(listKey, createProject(draft))).data.project_id,
    }),
  /** Resolves to the key itself, which the server tells this once. */
  generateKey: (projectId: string) =>
    mutationOptions({
      mutationFn: async ({ environment, otp }: { environment: Environment; otp?: string }) => {
        const key = {
          project_id: projectId,
          api_key_id: 'portal',
          env_type_id: environments[environment].id,
          ...(otp && { otp }),
        } as const
        return (await refreshingKeys(projectId, generateKey(key))).data.apiKeyValue
      },
    }),
  revokeKey: (projectId: string) =>
    mutationOptions({
      mutationFn: (keyId: string) => refreshingKeys(projectId, revokeKey(keyId)),
    }),
  addAddresses: (projectId: string) =>
    mutationOptions({
      mutationFn: (ipAddresses: string[]) =>
        refreshing(getGetProjectQueryKey(projectId), addIpAddresses(projectId, { ipAddresses })),
    }),
  removeAddress: (projectId: string) =>
    mutationOptions({
      mutationFn: (ipId: string) => refreshing(getGetProjectQueryKey(projectId), removeIpAddress(projectId, ipId)),
    }),
}

/** Mails the code that a live key needs. */
export const requestLiveKeyCode = async () => (await requestLiveKeyOtp()).data
