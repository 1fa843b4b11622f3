// Query defaults of the whole portal. What a mutation makes outdated is declared in codegen.config.ts.
import { MutationCache, QueryClient } from '@tanstack/react-query'
import { getGetOrganisationQueryKey, type getOrganisation } from '#generated/portal/client/organisation.ts'
import { getGetConfigsQueryKey, getGetRateCardQueryKey } from '#generated/portal/client/reference.ts'
import { getListSessionsQueryKey } from '#generated/portal/client/user.ts'
import { isAppError } from './errors.ts'
import { oncePerSession } from './session-cache.ts'

/** A rejection of our own server is final; a lost connection or a failing gateway is retried. */
export function worthRetrying(failures: number, error: unknown) {
  if (failures > 0 || !isAppError(error) || error.kind !== 'NETWORK_OR_SERVER_ERROR') return false
  return error.status === undefined || error.status >= 500
}

/** While the server is unavailable, a page that shows other answers asks again by itself, as often as the server says. */
export function untilAvailable(error: unknown): number | false {
  return isAppError(error) && error.retryAfterSeconds !== undefined && error.retryAfterSeconds * 1000
}

export const queryClient = new QueryClient({
  defaultOptions: {
    // Most loaders take any cached answer. A query on the page that is older than this is read again in the background.
    queries: {
      // Offline, a request fails at once. By default it would be paused, and a confirmed step sent when the network returns.
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: 30_000,
      retry: worthRetrying,
      retryDelay: 500,
      refetchOnWindowFocus: false,
      refetchInterval: ({ state }) => untilAvailable(state.error),
    },
    mutations: { networkMode: 'always' },
  },
  mutationCache: new MutationCache({
    // A mutation stays pending until its invalidated queries are refetched.
    onSettled: (_data, _error, _variables, _result, _mutation, { client }) =>
      client.refetchQueries(
        { type: 'active', predicate: ({ state }) => state.isInvalidated },
        { cancelRefetch: false },
      ),
  }),
})

queryClient.setQueryDefaults(getGetConfigsQueryKey(), oncePerSession)
queryClient.setQueryDefaults(getGetRateCardQueryKey(), oncePerSession)

// Sessions begin and end in other browsers.
queryClient.setQueryDefaults(getListSessionsQueryKey(), { staleTime: 0 })

/** A virus scan takes seconds; pages with a pending one poll until it is done. */
export const scanPollMs = 3000

queryClient.setQueryDefaults(getGetOrganisationQueryKey(), {
  refetchInterval: () => {
    const company = queryClient.getQueryData<Awaited<ReturnType<typeof getOrganisation>>>(getGetOrganisationQueryKey())
    return company?.documentStatus === 'pending' && scanPollMs
  },
})
