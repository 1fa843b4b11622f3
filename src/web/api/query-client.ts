// Query defaults of the whole portal.
import { QueryClient } from '@tanstack/react-query'
import { getGetOrganisationQueryKey, type getOrganisation } from '#generated/portal/client/organisation.ts'
import { getListSessionsQueryKey } from '#generated/portal/client/user.ts'
import { isAppError } from './errors.ts'

// The query functions leave the signal alone: a loader and a component often wait for the same answer, and a component
// that goes would cancel the loader's.

/** Our server's own refusals stay what they are; a lost connection or a gateway in trouble deserves a second try. */
export function worthRetrying(failures: number, error: unknown) {
  if (failures > 0 || !isAppError(error) || error.kind !== 'NETWORK_OR_SERVER_ERROR') return false
  return error.status === undefined || error.status >= 500
}

export const queryClient = new QueryClient({
  defaultOptions: {
    // Loaders ask on every navigation; within half a minute the answer of the last one still does.
    queries: { staleTime: 30_000, retry: worthRetrying, retryDelay: 500, refetchOnWindowFocus: false },
  },
})

// Sessions begin and end in other browsers.
queryClient.setQueryDefaults(getListSessionsQueryKey(), { staleTime: 0 })

/** A virus scan takes seconds; a page that shows one asks again until it is done. */
export const scanPollMs = 3000

queryClient.setQueryDefaults(getGetOrganisationQueryKey(), {
  refetchInterval: () => {
    const company = queryClient.getQueryData<Awaited<ReturnType<typeof getOrganisation>>>(getGetOrganisationQueryKey())
    return company?.documentStatus === 'pending' && scanPollMs
  },
})
