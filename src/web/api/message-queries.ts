// Messages that the sandbox sent: the simulated handset of a project.
import { queryOptions } from '@tanstack/react-query'
import { getListMessagesQueryKey, listMessages } from '#generated/portal/client/calls.ts'

const newest = { limit: 20 }

export const messageQueries = {
  newest: (projectId: string) =>
    queryOptions({
      queryKey: getListMessagesQueryKey(projectId, newest),
      queryFn: async () => (await listMessages(projectId, newest)).data.items,
      // A handset is looked at for what has just arrived.
      staleTime: 0,
    }),
}
