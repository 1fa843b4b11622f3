// The signed-in person, and where they are signed in.
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import {
  getGetUserQueryKey,
  getListSessionsQueryKey,
  getUser,
  listSessions,
  revokeSession,
  updateUser,
} from '#generated/portal/client/user.ts'
import type { UserChange } from '#generated/portal/model/userChange.ts'
import { queryClient } from './query-client.ts'

export const userQueries = {
  me: () =>
    queryOptions({
      queryKey: getGetUserQueryKey(),
      queryFn: async () => (await getUser()).data,
    }),
  sessions: () =>
    queryOptions({
      queryKey: getListSessionsQueryKey(),
      queryFn: async () => (await listSessions()).data.items,
    }),
}

export const userMutations = {
  save: () => mutationOptions({ mutationFn: saveUser }),
  revokeSession: () =>
    mutationOptions({
      mutationFn: async (sessionId: string) => {
        await revokeSession(sessionId)
        await queryClient.invalidateQueries(userQueries.sessions())
      },
    }),
}

/** Asks the portal, whatever was read a moment ago. */
export const readUser = () => queryClient.fetchQuery({ ...userQueries.me(), staleTime: 0 })

/** The answer is the profile as it stands, so nobody has to ask for it again. */
export async function saveUser(change: UserChange) {
  const { data } = await updateUser(change)
  queryClient.setQueryData(userQueries.me().queryKey, data)
  return data
}
