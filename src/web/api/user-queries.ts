// The signed-in person.
import { queryOptions } from '@tanstack/react-query'
import { getGetUserQueryKey, getUser } from '#generated/portal/client/user.ts'

export const userQueries = {
  me: () =>
    queryOptions({
      queryKey: getGetUserQueryKey(),
      queryFn: async ({ signal }) => (await getUser(undefined, { signal })).data,
    }),
}
