// Projects with their keys and addresses. A screen says `useSuspenseQuery(projectQueries.list())`.
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { generateKey, revokeKey } from '#generated/portal/client/keys.ts'
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
import { environments, type Environment } from '#domain/environments.ts'
import { queryClient } from './query-client.ts'

// specification.md, section 9: list calls ask for a thousand.
const everything = { limit: 1000 }

export const projectQueries = {
  list: () =>
    queryOptions({
      queryKey: getListProjectsQueryKey(everything),
      queryFn: async ({ signal }) => (await listProjects(everything, { signal })).data.items,
    }),
  detail: (projectId: string) =>
    queryOptions({
      queryKey: getGetProjectQueryKey(projectId),
      queryFn: async ({ signal }) => (await getProject(projectId, undefined, { signal })).data,
    }),
}

const refreshList = () => queryClient.invalidateQueries({ queryKey: getListProjectsQueryKey() })
const refreshDetail = (projectId: string) =>
  queryClient.invalidateQueries({ queryKey: getGetProjectQueryKey(projectId) })

export const projectMutations = {
  /** Resolves to the new project's id. */
  create: () =>
    mutationOptions({
      mutationFn: async (draft: ProjectDraft) => (await createProject(draft)).data.project_id,
      onSuccess: refreshList,
    }),
  /** Resolves to the key itself, which the server tells this once. */
  generateKey: (projectId: string) =>
    mutationOptions({
      mutationFn: async (environment: Environment) => {
        const { data } = await generateKey({
          project_id: projectId,
          api_key_id: 'portal',
          env_type_id: environments[environment].id,
        })
        return data.apiKeyValue
      },
      onSuccess: () => refreshDetail(projectId),
    }),
  revokeKey: (projectId: string) =>
    mutationOptions({
      mutationFn: (keyId: string) => revokeKey(keyId),
      onSuccess: () => refreshDetail(projectId),
    }),
  addAddresses: (projectId: string) =>
    mutationOptions({
      mutationFn: (ipAddresses: string[]) => addIpAddresses(projectId, { ipAddresses }),
      onSuccess: () => refreshDetail(projectId),
    }),
  removeAddress: (projectId: string) =>
    mutationOptions({
      mutationFn: (ipId: string) => removeIpAddress(projectId, ipId),
      onSuccess: () => refreshDetail(projectId),
    }),
}
