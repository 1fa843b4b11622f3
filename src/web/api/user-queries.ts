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
import { keepAnswer } from './answers.ts'
import { isAppError } from './errors.ts'
import { queryClient } from './query-client.ts'

export const userQueries = {
  me: () =>
    queryOptions({
      queryKey: getGetUserQueryKey(),
      queryFn: () => getUser(),
    }),
  sessions: () =>
    queryOptions({
      queryKey: getListSessionsQueryKey(),
      queryFn: async () => (await listSessions()).items,
      // They begin and end in other browsers.
      staleTime: 0,
    }),
}

export const userMutations = {
  revokeSession: () =>
    mutationOptions({
      mutationFn: async (sessionId: string) => {
        try {
          await revokeSession(sessionId)
        } catch (problem) {
          // It has ended already, elsewhere or by itself: that is what was asked for.
          if (!isAppError(problem) || problem.code !== 'not-found') throw problem
        } finally {
          await queryClient.invalidateQueries(userQueries.sessions())
        }
      },
    }),
}

/** Asks the portal, whatever was read a moment ago. */
export const readUser = () => queryClient.fetchQuery({ ...userQueries.me(), staleTime: 0 })

/** The answer is the profile as it stands, so nobody has to ask for it again. */
export async function saveUser(change: UserChange) {
  const { data } = await updateUser(change)
  return await keepAnswer(userQueries.me().queryKey, data)
}
