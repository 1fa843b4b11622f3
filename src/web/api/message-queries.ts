// Messages that the simulator sent in an environment: the simulated handset of a project.
import { queryOptions } from '@tanstack/react-query'
import type { Environment } from '#domain/environments.ts'
import { getListMessagesQueryKey, listMessages } from '#generated/portal/client/calls.ts'

const newestOf = (environment: Environment) => ({ environment, limit: 20 })

export const messageQueries = {
  newest: (projectId: string, environment: Environment) =>
    queryOptions({
      queryKey: getListMessagesQueryKey(projectId, newestOf(environment)),
      queryFn: async () => (await listMessages(projectId, newestOf(environment))).items,
      // A handset is looked at for what has just arrived.
      staleTime: 0,
    }),
}
