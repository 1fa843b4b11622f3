// Sales and technical figures, which the server has counted up to a minute ago; and so they stay while somebody looks at them.
import { queryOptions } from '@tanstack/react-query'
import type { Environment } from '#domain/environments.ts'
import {
  getGetProjectTransactionsQueryKey,
  getListTransactionsQueryKey,
  getProjectTransactions,
  listTransactions,
} from '#generated/portal/client/transactions.ts'
import { readTokens } from './tokens.ts'

const aMinute = 60_000

/**
 * Where figures are shown. A first answer that failed says so and can be asked for again: it is not taken away while somebody
 * reads that. And a session that is over has none to ask for.
 */
const areShown = ({ state }: { state: { data: unknown } }) => state.data !== undefined && readTokens().access !== null

const keptUpToDate = {
  staleTime: aMinute,
  // Not while the page is out of sight, and at once when it comes back.
  refetchInterval: (query: Parameters<typeof areShown>[0]) => (areShown(query) ? aMinute : false),
  refetchOnWindowFocus: areShown,
  // Without a connection figures grow old too: that is a failure to tell, not a reason to wait in silence.
  networkMode: 'always',
  refetchOnReconnect: areShown,
} as const

export const transactionQueries = {
  /** Of all projects of the partner. */
  ofPartner: (country: string) =>
    queryOptions({
      queryKey: getListTransactionsQueryKey({ country }),
      queryFn: () => listTransactions({ country }),
      ...keptUpToDate,
    }),
  ofProject: (projectId: string, country: string, environment: Environment) =>
    queryOptions({
      queryKey: getGetProjectTransactionsQueryKey(projectId, { country, environment }),
      queryFn: () => getProjectTransactions(projectId, { country, environment }),
      ...keptUpToDate,
    }),
}
